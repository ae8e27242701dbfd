// Runs before the first paint, so that nothing flashes: the theme and language that were chosen earlier. It is a file of
// its own because the content security policy allows no inline scripts.
try {
  const kept = JSON.parse(localStorage.getItem("kronika.settings") || "{}");
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : dark ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
  if (kept.lang) document.documentElement.lang = kept.lang;
} catch {
  document.documentElement.dataset.theme = "light";
}
