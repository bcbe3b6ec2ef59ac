import { z } from 'zod';
import { anchorPattern } from './article-schema.ts';
import { upTo } from './in-language.ts';
import { pictureName } from './picture-names.ts';

const categories = z
  .array(
    z.strictObject({
      /** Its name in the address; pages name it in their front matter. */
      name: z
        .string()
        .regex(anchorPattern, 'a category is PascalCase letters and digits, such as "Payments"'),
      title: upTo(40).min(3),
      /** For search engines and for the top of its page; says which questions are answered there. */
      description: upTo(170).min(50),
      picture: pictureName,
    }),
  )
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, {
    error: 'two categories have one name',
  });

/** `content/{language}/categories.yaml`: what the help pages are grouped by, once they are many. */
export const categoriesSchema = z.strictObject({ drive: categories, host: categories });

/** What an editor says of each category, in the order of the FAQ index. */
export type Categories = z.output<typeof categoriesSchema>;
