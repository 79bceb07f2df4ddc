import { accountSettingsText as text } from '../../text/text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { describeControl, Field } from '../../ui/field.tsx';

interface AvatarFormProps {
  action: string;
  name: string;
  avatar: string | null;
  xsrfToken: string | undefined;
  error?: string;
}

const ID = 'profile-avatar';

export function AvatarForm({ action, name, avatar, xsrfToken, error }: AvatarFormProps) {
  return (
    <section className="avatar-form">
      <h2 className="visually-hidden">{text.picture}</h2>
      <Avatar kind="person" name={name} slug={name} src={avatar} size={64} />
      <form method="post" action={action} encType="multipart/form-data" className="flow">
        <input type="hidden" name="_xsrf" value={xsrfToken} />
        <Field id={ID} label={text.picture} hint={text.pictureHint} error={error}>
          <input
            type="file"
            name="avatar"
            accept="image/png,image/jpeg,image/webp"
            className="control control-file"
            {...describeControl({ id: ID, hint: text.pictureHint, error })}
          />
        </Field>
        <div className="row">
          <Button type="submit">{text.savePicture}</Button>
          {avatar && (
            <Button type="submit" look="quiet" name="remove_avatar" value="1">
              {text.removePicture}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
