import { ACCOUNTS_ERRORS } from "@hilo/rules/accounts/accounts.errors";
import { checkEmail } from "@hilo/rules/accounts/validators";
import { MAX_MAILS_PER_DAY, MAX_RECIPIENTS } from "@hilo/rules/custom-games/caps";
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { useSite } from "../../../platform/site.ts";
import { afterPress } from "../../../ui/after-press.ts";
import { LineIcon } from "../../../ui/icon.tsx";
import { InvitationForm, type InvitationProps, recipientsError } from "./invitation-form.tsx";

/** Keys that end an address. */
const END_KEYS = ["Enter", ",", ";", " "];
const INVALID = ACCOUNTS_ERRORS["accounts/email-invalid"].message;

export function EmailTab(props: InvitationProps) {
	const [emails, setEmails] = useState<readonly string[]>([]);
	/** The typed text that is not an address yet. */
	const [typed, setTyped] = useState("");
	const [addressError, setAddressError] = useState<string | null>(null);
	const field = useRef<HTMLInputElement>(null);
	/** Returns all addresses, or null if the text contains no valid one. */
	const add = (text: string): readonly string[] | null => {
		const { added, rest } = addressesIn(text, emails);
		const all = [...emails, ...added];
		setEmails(all);
		setTyped(rest);
		setAddressError(rest ? INVALID : null);
		return rest ? null : all;
	};
	const leave = () => {
		if (addressesIn(typed, []).added.length === 0) return;
		afterPress(() => {
			setEmails((now) => [...now, ...addressesIn(typed, now).added]);
			setTyped("");
		});
	};
	return (
		<InvitationForm
			{...props}
			onSubmit={(send) => {
				const all = add(typed);
				const error = all && recipientsError(all.length);
				if (error) setAddressError(error);
				if (!all || error) field.current?.focus();
				else send({ userIds: [], emails: [...all] });
			}}
			onReset={() => setEmails([])}
		>
			<AddressField
				{...{ emails, setEmails, typed, field, add, leave }}
				onType={(text) => {
					setTyped(text);
					setAddressError(null);
				}}
				error={addressError}
			/>
		</InvitationForm>
	);
}

interface AddressFieldProps {
	emails: readonly string[];
	setEmails: (emails: readonly string[]) => void;
	typed: string;
	field: RefObject<HTMLInputElement | null>;
	add: (text: string) => unknown;
	leave: () => void;
	onType: (text: string) => void;
	error: string | null;
}

function AddressField({ emails, setEmails, typed, field, add, leave, onType, error }: AddressFieldProps) {
	const { sendsMail } = useSite();
	const id = useId();
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		if (END_KEYS.includes(event.key) && typed.trim()) {
			event.preventDefault();
			add(typed);
		} else if (event.key === " ") event.preventDefault();
		else if (event.key === "Backspace" && !typed) setEmails(emails.slice(0, -1));
	};
	const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
		const text = event.clipboardData.getData("text");
		if (addressesIn(text, []).added.length === 0) return;
		event.preventDefault();
		add(`${typed} ${text}`);
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
				className={`flex max-h-40 flex-wrap gap-1.5 overflow-y-auto rounded-md border-2 bg-paper p-1.5 has-[input:focus-visible]:focus-ring has-[input:focus-visible]:outline-offset-2 ${error ? "border-wrong" : "border-edge"}`}
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
					value={typed}
					placeholder={emails.length === 0 ? "ada@example.com" : undefined}
					aria-invalid={error !== null}
					aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
					onChange={({ currentTarget }) => onType(currentTarget.value)}
					onKeyDown={onKeyDown}
					onPaste={onPaste}
					onBlur={leave}
					className="min-h-11 min-w-40 grow bg-transparent px-2.5 text-lg outline-none"
				/>
			</div>
			<div role="alert">
				{error && (
					<p id={`${id}-error`} className="mt-1.5 font-bold text-wrong">
						{error}
					</p>
				)}
			</div>
			<p id={`${id}-hint`} className="mt-1.5 text-sm text-muted text-pretty">
				Type or paste up to {MAX_RECIPIENTS} at a time.{" "}
				{sendsMail
					? `People without an account get an email, at most ${MAX_MAILS_PER_DAY} a day.`
					: NO_MAIL_NOTE}
			</p>
		</div>
	);
}

const NO_MAIL_NOTE =
	"This site sends no mail: players find the invitation on the site, and everyone else needs the link from you.";

/** Separators of pasted addresses: "Ada <ada@example.com>; grace@example.com". */
const BETWEEN = /[\s,;<>]+/;

/** Splits text into new addresses and the rest, which needs correction. Leaves out duplicates, ignoring case. */
export function addressesIn(
	text: string,
	present: readonly string[],
): { readonly added: readonly string[]; readonly rest: string } {
	const words = text.split(BETWEEN).filter(Boolean);
	const addresses = words.filter((word) => checkEmail(word) === null);
	const seen = new Set(present.map((address) => address.toLowerCase()));
	const added = addresses.filter((address) => {
		const key = address.toLowerCase();
		return !seen.has(key) && seen.add(key);
	});
	// Names around pasted addresses are dropped. Without any address the text needs correction.
	return { added, rest: addresses.length > 0 ? "" : words.join(" ") };
}
