/** A picture that the build draws from SVG: a PNG, or an ICO by its name. */
export interface Picture {
  /** Where it is published, below the site's root, without a first slash. */
  path: string;
  svg: string;
  /** In pixels; the height follows from the SVG. */
  width: number;
  /** True where nothing shows through: then a palette makes the file half as large. */
  isOpaque?: boolean;
}
