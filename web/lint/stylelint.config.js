// What is wrong in the style sheets; Prettier does the form.
export default {
  extends: "stylelint-config-standard",
  rules: {
    // Rules of one part stand together without empty lines, one below the other.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    // Phones of 2020 don't know `width < 700px`, and need some prefixes.
    "media-feature-range-notation": "prefix",
    "property-no-vendor-prefix": null,
    // Sheets are ordered by what they draw. What this rule finds are selectors for different elements.
    "no-descending-specificity": null,
    // Some classes end with an id from the rules: ag-icon-military_card.
    "selector-class-pattern": "^[a-z][a-z0-9]*([-_][a-z0-9]+)*$",
    "value-keyword-case": ["lower", { ignoreProperties: [/^--/] }],
  },
};
