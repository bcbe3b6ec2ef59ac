import { zoneName } from '#rules/zone-name.ts';
import { allZones } from './format-time.ts';
import { FieldError } from './field-messages.tsx';
import type { Field } from './tool-context.ts';
import styles from './tool-form.module.css';
import { useField } from './use-field.ts';

/** Where most of the marketplace's people are; the others follow below. */
const commonZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

/**
 * The time zone of every date and time of the tool: the device's, until somebody chooses another.
 *
 * @param of one of these times
 */
export function ZoneField({ of }: { of: Field<'dateTime'> }) {
  const { tool, id, common, error, describedBy } = useField({ ...of, name: 'zone', hint: undefined });
  const zone = tool.inputs.zone ?? '';
  const others = tool.isHydrated ? allZones().filter((each) => !commonZones.includes(each)) : [];
  const isListed = commonZones.includes(zone) || others.includes(zone);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{common.zone}</label>
      {/* Its options come with the tool, so unlike the other fields it is React's, and has no name in the form. */}
      <select
        id={id}
        value={zone}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        onChange={(event) => tool.store.set({ zone: event.target.value })}
      >
        {!isListed && <option value={zone}>{zone || common.deviceZone}</option>}
        {tool.isHydrated && (
          <>
            <optgroup label={common.commonZones}>
              {commonZones.map((each) => (
                <option key={each} value={each}>
                  {nameAndCity(each, tool.locale)}
                </option>
              ))}
            </optgroup>
            <optgroup label={common.allZones}>
              {others.map((each) => (
                <option key={each} value={each}>
                  {each.replaceAll('_', ' ')}
                </option>
              ))}
            </optgroup>
          </>
        )}
      </select>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** "Eastern Time (New York)". */
const nameAndCity = (zone: string, locale: string): string =>
  `${zoneName(zone, locale)} (${zone.split('/')[1]!.replaceAll('_', ' ')})`;
