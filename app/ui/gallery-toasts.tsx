import { NOTIFICATION_TYPES } from '../base/enumerations.ts';
import { Button } from './button.tsx';
import { trackRequest } from './progress.ts';
import { showToast, TOAST_POSITIONS } from './toast-queue.ts';

export function GalleryToasts() {
  return (
    <div className="row">
      {TOAST_POSITIONS.map((position, index) => (
        <Button
          key={position}
          onClick={() =>
            showToast({
              message: `At ${position}`,
              caption: 'Press again to count',
              type: NOTIFICATION_TYPES[index % NOTIFICATION_TYPES.length],
              position,
            })
          }
        >
          {position}
        </Button>
      ))}
      <Button onClick={() => showToast({ message: 'Refused', timeout: -1 })}>Wrong timeout</Button>
      <Button onClick={() => trackRequest(new Promise((resolve) => setTimeout(resolve, 3000)))}>
        Progress for 3 s
      </Button>
    </div>
  );
}
