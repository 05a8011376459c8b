import { checkUsername } from "@hilo/rules/accounts/validators";
import { useRef, useState } from "react";
import { errorText } from "../../platform/api/errors.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { formChecks } from "../../platform/form-checks.ts";
import type { Me } from "../../platform/session.ts";
import { toast } from "../../platform/toasts.ts";
import { Button, PLAIN } from "../../ui/button.tsx";
import { UsernameField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Icon } from "../../ui/icon.tsx";

const CHECKS = formChecks({ username: checkUsername });

export function UsernameForm({ username }: { username: string }) {
	const rename = useRename();
	const problem = rename.error && errorText(rename.error);
	return (
		<Form
			checks={CHECKS}
			send={(texts) => rename.mutate(texts)}
			isBusy={rename.isPending}
			problems={problem ? { username: problem } : undefined}
			initial={{ username }}
		>
			<UsernameField label="Username" name="username" />
			<SubmitButton needsChange isQuietAtFirst busy="Saving...">
				Save username
			</SubmitButton>
		</Form>
	);
}

export function NameEdit({ username }: { username: string }) {
	const [isEditing, setEditing] = useState(false);
	const edit = useRef<HTMLButtonElement>(null);
	const close = () => {
		setEditing(false);
		// The form is replaced by the button, which takes the focus.
		requestAnimationFrame(() => edit.current?.focus());
	};
	return isEditing ? (
		<NameForm username={username} onClose={close} />
	) : (
		<button
			ref={edit}
			type="button"
			aria-label="Edit username"
			className={`${PLAIN} absolute right-2 bottom-3`}
			onClick={() => setEditing(true)}
		>
			<Icon name="pencil" className="size-5 stroke-2" />
		</button>
	);
}

/** Only the server checks the name here. */
const NO_CHECKS = formChecks({ username: () => null });

function NameForm({ username, onClose }: { username: string; onClose(): void }) {
	const rename = useRename(onClose);
	const problem = rename.error && errorText(rename.error, "accounts/username-update-failed");
	return (
		<Form
			checks={NO_CHECKS}
			send={(texts) => rename.mutate(texts)}
			isBusy={rename.isPending}
			problems={problem ? { username: problem } : undefined}
			initial={{ username }}
			className="mt-2 grid grid-cols-2 gap-2"
		>
			<UsernameField
				label="New username"
				isLabelHidden
				name="username"
				placeholder="New username"
				autoFocus
				onFocus={({ target }) => target.select()}
				className="col-span-2"
			/>
			<SubmitButton wide busy="Saving...">
				Save
			</SubmitButton>
			<Button kind="quiet" onClick={onClose}>
				Cancel
			</Button>
		</Form>
	);
}

function useRename(onRenamed?: () => void) {
	const replaceMe = useReplaceMe();
	return trpc.profiles.rename.useMutation({
		onSuccess: ({ user }) => {
			replaceMe(user);
			toast("success", "Username updated");
			onRenamed?.();
		},
	});
}

/** Stores the player's updated record. Other queries that contain the name or the picture are invalidated. */
export function useReplaceMe(): (user: Me) => void {
	const utils = trpc.useUtils();
	return (user) => {
		utils.me.get.setData(undefined, { user });
		utils.profiles.get.invalidate();
		utils.leaderboards.invalidate();
	};
}
