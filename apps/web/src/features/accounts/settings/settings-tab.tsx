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
			<SettingsPart title="Username" text="Your public name. Change it any time.">
				<UsernameForm username={me.username} />
			</SettingsPart>
			<SettingsPart
				title="Avatar"
				text="JPEG, PNG, GIF or WebP, up to 10 MB. Without one, we show your initials."
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
						Your email is <strong className="text-ink [overflow-wrap:anywhere]">{me.email}</strong> (only you
						can see it). We'll send a link to confirm a new one.
					</>
				}
			>
				{!me.isEmailVerified && <VerifyEmail email={me.email} />}
				<EmailForm />
			</SettingsPart>
			<SettingsPart
				title="Sessions"
				text="Devices signed in to your account. Sign out any you don't recognise."
			>
				<SessionList />
			</SettingsPart>
			<SettingsPart
				title="Your data"
				text="Everything we keep about you in one JSON file: account, scores, badges and runs."
			>
				<ExportButton username={me.username} />
			</SettingsPart>
			<SettingsPart
				title="Delete account"
				text="Your account is hidden right away. Sign in within 7 days to undo it; after that everything is permanently deleted."
			>
				<DeleteAccount />
			</SettingsPart>
		</div>
	);
}
