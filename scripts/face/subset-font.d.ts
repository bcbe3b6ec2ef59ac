/** What the script uses of a package without types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'truetype' | 'woff2';
    keepFeatures?: string[];
    preserveNameIds?: number[];
    noHinting?: boolean;
    keepAllGlyphs?: boolean;
    /** The value of an axis, or what is kept of it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
