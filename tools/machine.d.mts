/** Where a program is, or why it is not there. */
export type Found =
  | { readonly path: string; readonly missing?: undefined }
  | { readonly path?: undefined; readonly missing: string };
