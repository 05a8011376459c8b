import { useRef, useState } from "react";
import { errorText } from "../../platform/api/error-text.ts";
import { formChecks } from "../../platform/form-checks.ts";
import { Button, PLAIN } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useRename } from "./use-rename.ts";

/** The username, with a form that changes it. */
export function MenuName({ username }: { username: string }) {
	const [isEditing, setEditing] = useState(false);
	const edit = useRef<HTMLButtonElement>(null);
	const close = () => {
		setEditing(false);
		// The button comes back in place of the form.
		requestAnimationFrame(() => edit.current?.focus());
	};
	return (
		<div className="border-b border-line px-4 py-3">
			<p className="text-sm text-muted">
				Signed in as
				{!isEditing && (
					<span className="flex items-center justify-between gap-2">
						<strong className="min-w-0 truncate font-display text-xl text-ink">{username}</strong>
						<button
							ref={edit}
							type="button"
							aria-label="Edit username"
							className={`${PLAIN} -mr-2 shrink-0 text-ink`}
							onClick={() => setEditing(true)}
						>
							<Icon name="pencil" className="size-5 stroke-2" />
						</button>
					</span>
				)}
			</p>
			{isEditing && <NameForm username={username} onClose={close} />}
		</div>
	);
}

/** Leaves the check to the server (platform.md, section 5). */
const CHECKS = formChecks({ username: () => null });

function NameForm({ username, onClose }: { username: string; onClose(): void }) {
	const rename = useRename(onClose);
	const said = rename.error && errorText(rename.error, "accounts/username-update-failed");
	return (
		<Form
			checks={CHECKS}
			send={(texts) => rename.mutate(texts)}
			isBusy={rename.isPending}
			problems={said ? { username: said } : undefined}
			initial={{ username }}
			className="mt-2 grid grid-cols-2 gap-2"
		>
			<Field
				label="New username"
				isLabelHidden
				name="username"
				placeholder="New username"
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
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
