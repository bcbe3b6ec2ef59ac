export function remarkArticle() {
  return () => {};
}
