import { z } from 'zod';
import { anchorPattern } from './article-schema.ts';
import { upTo } from './in-language.ts';
import { pictureName } from './picture-names.ts';

const name = z
  .string()
  .regex(anchorPattern, 'a category is PascalCase letters and digits, such as "Payments"');

const categories = z
  .array(
    z.strictObject({
      /** Its name in the address; pages name it in their front matter. */
      name,
      /** Names that it had before, or that others had whose place it takes: their addresses lead to it. */
      formerly: z.array(name).optional(),
      title: upTo(40).min(3),
      /** For search engines and for the top of its page; says which questions are answered there. */
      description: upTo(170).min(50),
      picture: pictureName,
    }),
  )
  .refine(
    (list) => {
      const names = list.flatMap(({ name, formerly = [] }) => [name, ...formerly]);
      return new Set(names).size === names.length;
    },
    { error: 'two categories have one name' },
  );

/** `content/{language}/categories.yaml`: what the help pages are grouped by, once they are many. */
export const categoriesSchema = z.strictObject({ drive: categories, host: categories });

/** What an editor says of each category, in the order of the FAQ index. */
export type Categories = z.output<typeof categoriesSchema>;
