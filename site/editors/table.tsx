import type { ReactNode } from 'react';
import styles from './editors.module.css';

export interface Column<Row> {
  name: string;
  cell(row: Row): ReactNode;
}

interface TableProps<Row> {
  /** The id of the heading that names it. */
  labelledBy: string;
  /** The first column says what each row is about. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
}

/** A table that is one card for each row where there is no room for columns. */
export function Table<Row>({ labelledBy, columns: [about, ...others], rows }: TableProps<Row>) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {[about, ...others].map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            <th scope="row">{about.cell(row)}</th>
            {others.map(({ name, cell }) => (
              <td key={name} data-label={name}>
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
