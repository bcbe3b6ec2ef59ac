import type { HelpCategory } from '#catalog/categories.ts';
import { TileGrid } from '#site/components/tiles/tile-grid.tsx';
import { paths } from '#site/paths.ts';
import { CategoryCard } from './category-card.tsx';

/** A card for each category. */
export function CategoryCards({ categories }: { categories: readonly HelpCategory[] }) {
  return (
    <TileGrid kind="panels">
      {categories.map((category) => (
        <li key={category.name}>
          <CategoryCard category={category} href={paths.category(category.audience, category.name)} />
        </li>
      ))}
    </TileGrid>
  );
}
