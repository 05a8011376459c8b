import { useEffect, useRef, useState } from "react";
import { errorText } from "../../platform/api/error-text.ts";
import { useRename } from "./use-rename.ts";

/** Who is signed in, and a way to be called something else. */
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
							className="nav-link -mr-2 shrink-0"
							onClick={() => setEditing(true)}
						>
							<Pencil />
						</button>
					</span>
				)}
			</p>
			{isEditing && <NameForm username={username} onClose={close} />}
		</div>
	);
}

function NameForm({ username, onClose }: { username: string; onClose(): void }) {
	const [typed, setTyped] = useState(username);
	const input = useRef<HTMLInputElement>(null);
	const rename = useRename(onClose);
	useEffect(() => input.current?.select(), []);
	return (
		<form
			className="mt-2 grid grid-cols-2 gap-2"
			onSubmit={(event) => {
				event.preventDefault();
				rename.mutate({ username: typed });
			}}
		>
			<input
				ref={input}
				aria-label="New username"
				aria-invalid={rename.isError}
				aria-describedby="menu-name-error"
				placeholder="New username"
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				className={`col-span-2 min-h-11 w-full rounded-sm border-2 bg-paper px-3 ${rename.isError ? "border-wrong" : "border-edge"}`}
			/>
			<p id="menu-name-error" role="alert" className="col-span-2 text-sm font-bold text-wrong empty:hidden">
				{rename.error && errorText(rename.error, "accounts/username-update-failed")}
			</p>
			<button
				type="submit"
				disabled={rename.isPending}
				className="press min-h-11 rounded-sm bg-accent font-display font-bold text-on-accent"
			>
				Save
			</button>
			<button
				type="button"
				className="press min-h-11 rounded-sm border-2 border-edge font-display font-bold"
				onClick={onClose}
			>
				Cancel
			</button>
		</form>
	);
}

function Pencil() {
	return (
		<svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 fill-none stroke-ink stroke-2">
			<path d="m4 16 1-4 8.5-8.5 3 3L8 15l-4 1Zm7-10.5 3 3" strokeLinejoin="round" />
		</svg>
	);
}
