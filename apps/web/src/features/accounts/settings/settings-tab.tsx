import type { Me } from "../../../platform/session.ts";
import { AvatarForm } from "./avatar-form.tsx";
import { SettingsPart } from "./settings-part.tsx";
import { UsernameForm } from "./username-form.tsx";

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
		</div>
	);
}
