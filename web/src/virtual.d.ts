/** Modules that the build makes: see `pictures.ts` beside the configuration. */

declare module "virtual:pictures/*" {
  const pictures: import("./kit/pictures").Pictures;
  export default pictures;
}

declare module "virtual:artists" {
  const artists: import("./kit/pictures").Artist[];
  export default artists;
}
