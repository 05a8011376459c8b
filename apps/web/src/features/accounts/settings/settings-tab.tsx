import type { Me } from "../../../platform/session.ts";
import { AvatarForm } from "../../profiles/avatar/avatar-form.tsx";
import { UsernameForm } from "../../profiles/username-form.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { EmailForm } from "./email-form.tsx";
import { ExportButton } from "./export-button.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";
import { SettingsPart } from "./settings-part.tsx";
import { VerifyEmail } from "./verify-email.tsx";

export function SettingsTab({ me }: { me: Me }) {
	return (
		<div>
			<SettingsPart title="Username" text="How everyone sees you. You can change it whenever you like.">
				<UsernameForm username={me.username} />
			</SettingsPart>
			<SettingsPart
				title="Avatar"
				text="JPEG, PNG, GIF or WebP, at most 10 MB. Without one you are shown by your initials."
			>
				<AvatarForm me={me} />
			</SettingsPart>
			<SettingsPart title="Password" text="Changing it signs you out on all your other devices.">
				<PasswordForm />
			</SettingsPart>
			<SettingsPart
				title="Email"
				text={
					<>
						Yours is <strong className="text-ink [overflow-wrap:anywhere]">{me.email}</strong>. Nobody else
						sees it. A new one has to be confirmed by the link that we send to it.
					</>
				}
			>
				{!me.isEmailVerified && <VerifyEmail email={me.email} />}
				<EmailForm />
			</SettingsPart>
			<SettingsPart
				title="Sessions"
				text="Where you are signed in. End what you don't know or no longer use."
			>
				<SessionList />
			</SettingsPart>
			<SettingsPart
				title="Your data"
				text="Everything that the site keeps of you in one JSON file: account, scores, badges, runs."
			>
				<ExportButton username={me.username} />
			</SettingsPart>
			<SettingsPart
				title="Delete account"
				text="Your account is hidden and signed out everywhere at once. For seven days, signing in undoes it. Then it is gone for good, with everything in it."
			>
				<DeleteAccount />
			</SettingsPart>
		</div>
	);
}
