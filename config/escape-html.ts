const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** A text as it may stand in HTML or SVG, or in an attribute between double quotation marks. */
export const escapeHtml = (text: string): string => text.replace(/[&"<>]/g, (mark) => entities[mark]!);
