import { Button } from '#site/components/button/button.tsx';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

interface CalendarButtonProps {
  label: string;
  file: string;
  /** Asked when the button is pressed: it names the page's address. */
  entry: () => Omit<CalendarEntry, 'now' | 'product'>;
}

/** Gives the device a calendar file with the deadline. */
export function CalendarButton({ label, file, entry }: CalendarButtonProps) {
  function download(): void {
    const text = calendarFile({ ...entry(), now: Date.now(), product: location.hostname });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
    link.download = file;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }
  return (
    <Button look="quiet" onClick={download}>
      {label}
    </Button>
  );
}
