import { useCatalog } from '#site/catalog-context.tsx';
import {
  type ElementContent,
  elementContents,
  type ElementProps,
  type WordedElement,
} from './element-content.ts';
import { FactsList, TermsList } from './facts-list.tsx';

/** An element made of its content alone; a tool is more than what it says. */
const shown = (name: Exclude<WordedElement, 'Tool'>) =>
  function RuleTable(props: ElementProps) {
    return <Content content={elementContents[name](useCatalog(), props)} />;
  };

function Content({ content }: { content: ElementContent }) {
  if ('terms' in content) return <TermsList terms={content.terms} />;
  if ('rows' in content) return <FactsList rows={content.rows} />;
  return (
    <ul>
      {content.sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** The lists and tables that an author may write, each made from the rules. */
export const ruleTables = {
  AccessTypes: shown('AccessTypes'),
  AccountFields: shown('AccountFields'),
  ChargeReasons: shown('ChargeReasons'),
  Deadlines: shown('Deadlines'),
  EligibilityCriteria: shown('EligibilityCriteria'),
  InviteStates: shown('InviteStates'),
  RefundReasons: shown('RefundReasons'),
  ReservationActions: shown('ReservationActions'),
  ReservationStates: shown('ReservationStates'),
  VehicleStatuses: shown('VehicleStatuses'),
};
