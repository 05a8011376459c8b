import { ACCOUNTS_ERRORS } from "@hilo/rules/accounts/accounts.errors";
import { CUSTOM_GAMES_ERRORS } from "@hilo/rules/custom-games/custom-games.errors";
import { MAX_MAILS_PER_DAY, MAX_RECIPIENTS } from "@hilo/rules/custom-games/limits";
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { addressesIn } from "./recipients.ts";
import { MessageField, messageFault, Send, Sent } from "./sending.tsx";
import type { Invite } from "./use-invite.ts";

interface EmailTabProps {
	emails: readonly string[];
	setEmails: (emails: readonly string[]) => void;
	/** The typed text that is not a chip yet. */
	unfinished: string;
	setUnfinished: (text: string) => void;
	message: string;
	setMessage: (message: string) => void;
	invite: Invite;
}

const ENDS = ["Enter", ",", ";", " "];
const { message: INVALID } = ACCOUNTS_ERRORS["accounts/email-invalid"];
const { message: NOBODY } = CUSTOM_GAMES_ERRORS["custom-games/no-recipient"];
const { message: TOO_MANY } = CUSTOM_GAMES_ERRORS["custom-games/too-many-recipients"];

export function EmailTab(props: EmailTabProps) {
	const { emails, setEmails, unfinished, setUnfinished, message, setMessage, invite } = props;
	const [fault, setFault] = useState<string | null>(null);
	const field = useRef<HTMLInputElement>(null);
	/** Returns all addresses, or null if the text contains no valid one. */
	const add = (text: string): readonly string[] | null => {
		const { added, rest } = addressesIn(text, emails);
		const all = [...emails, ...added];
		setEmails(all);
		setUnfinished(rest);
		setFault(rest ? INVALID : null);
		return rest ? null : all;
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (invite.isBusy) return;
		const all = add(unfinished);
		const problem = all && problemWith(all, message);
		if (problem) setFault(problem);
		if (!all || problem) field.current?.focus();
		else invite.send({ emails: [...all] }, message);
	};
	if (invite.invited !== null) {
		const goOn = () => {
			setEmails([]);
			invite.reset();
		};
		return <Sent invited={invite.invited} goOn={goOn} />;
	}
	const isOfAddresses = fault === INVALID || fault === NOBODY || fault === TOO_MANY;
	return (
		<form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] content-between gap-4">
			<AddressField
				{...{ emails, setEmails, unfinished, field, add }}
				type={(text) => {
					setUnfinished(text);
					setFault(null);
				}}
				fault={isOfAddresses ? fault : null}
			/>
			<MessageField message={message} setMessage={setMessage} />
			<Send invite={invite} fault={isOfAddresses ? null : fault} />
		</form>
	);
}

function problemWith(emails: readonly string[], message: string): string | null {
	if (emails.length === 0) return NOBODY;
	return emails.length > MAX_RECIPIENTS ? TOO_MANY : messageFault(message);
}

interface AddressFieldProps extends Pick<EmailTabProps, "emails" | "setEmails" | "unfinished"> {
	field: React.RefObject<HTMLInputElement | null>;
	add: (text: string) => unknown;
	type: (text: string) => void;
	fault: string | null;
}

function AddressField({ emails, setEmails, unfinished, field, add, type, fault }: AddressFieldProps) {
	const id = useId();
	const press = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		if (ENDS.includes(event.key) && unfinished.trim()) {
			event.preventDefault();
			add(unfinished);
		} else if (event.key === " ") event.preventDefault();
		else if (event.key === "Backspace" && !unfinished) setEmails(emails.slice(0, -1));
	};
	const paste = (event: ClipboardEvent<HTMLInputElement>) => {
		const text = event.clipboardData.getData("text");
		if (addressesIn(text, []).added.length === 0) return;
		event.preventDefault();
		add(`${unfinished} ${text}`);
	};
	const remove = (email: string) => {
		setEmails(emails.filter((each) => each !== email));
		field.current?.focus();
	};
	return (
		<div>
			<label htmlFor={id} className="mb-1.5 block font-bold">
				Email addresses
			</label>
			<div
				className={`flex max-h-40 flex-wrap gap-1.5 overflow-y-auto rounded-md border-2 bg-paper p-1.5 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus ${fault ? "border-wrong" : "border-edge"}`}
			>
				<ul className="contents" aria-label="Recipients">
					{emails.map((email) => (
						<li
							key={email}
							className="flex min-h-11 max-w-full items-center rounded-full bg-raise pl-3.5 shadow-card"
						>
							<span className="min-w-0 truncate">{email}</span>
							<button
								type="button"
								aria-label={`Remove ${email}`}
								onClick={() => remove(email)}
								className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:text-ink"
							>
								<LineIcon path="m7 7 10 10m0-10L7 17" className="size-4 stroke-3" />
							</button>
						</li>
					))}
				</ul>
				<input
					ref={field}
					id={id}
					type="text"
					inputMode="email"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					value={unfinished}
					placeholder={emails.length === 0 ? "ada@example.com" : undefined}
					aria-invalid={fault !== null}
					aria-describedby={fault ? `${id}-fault ${id}-hint` : `${id}-hint`}
					onChange={({ currentTarget }) => type(currentTarget.value)}
					onKeyDown={press}
					onPaste={paste}
					onBlur={() => addressesIn(unfinished, []).added.length > 0 && add(unfinished)}
					className="min-h-11 min-w-40 grow bg-transparent px-2.5 text-lg outline-none"
				/>
			</div>
			<div role="alert">
				{fault && (
					<p id={`${id}-fault`} className="mt-1.5 font-bold text-wrong">
						{fault}
					</p>
				)}
			</div>
			<p id={`${id}-hint`} className="mt-1.5 text-sm text-muted text-pretty">
				Type or paste up to {MAX_RECIPIENTS} at a time. People without an account get an email, at most{" "}
				{MAX_MAILS_PER_DAY} a day.
			</p>
		</div>
	);
}
