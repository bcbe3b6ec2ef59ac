/** The picture that stands beside a link to a page where people share it; the build draws it. Sizes in pixels. */
export const socialPicture = {
  width: 1200,
  height: 630,
  /** `/social/download-drive.png` for `/download/drive`. */
  pathFor: (path: string) => `/social/${path.slice(1).replaceAll('/', '-') || 'home'}.png`,
} as const;
