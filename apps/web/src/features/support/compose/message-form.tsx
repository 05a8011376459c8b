import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { personalStore } from "../../../platform/personal-store.ts";
import { type Check, Form } from "../../../ui/form.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { AddedPictures } from "./added-pictures.tsx";

interface Written<Name extends string> {
	readonly texts: Readonly<Record<Name, string>>;
	readonly pictures: string[];
	readonly clientId: string;
}

interface MessageFormProps<Name extends string> {
	playerId: string;
	draftName: string;
	checks: Readonly<Record<Name, Check>>;
	/** The draft is deleted when this resolves. */
	send: (written: Written<Name>) => Promise<unknown>;
	isBusy: boolean;
	problem: string | null;
	submit: string;
	/** Renders the fields with the draft's initial texts. */
	children: (texts: Draft["texts"]) => ReactNode;
	beside?: ReactNode;
}

/** Typed text survives a failure and a reload. */
export function MessageForm<Name extends string>({
	playerId,
	draftName,
	checks,
	send,
	isBusy,
	problem,
	submit,
	children,
	beside,
}: MessageFormProps<Name>) {
	const draft = useDraft(playerId, draftName);
	const [isUploading, setUploading] = useState(false);
	const [isEarly, setEarly] = useState(false);
	const [sent, setSent] = useState(0);
	const keep = ({ target }: FormEvent) => {
		const form = target instanceof Element ? target.closest("form") : null;
		if (form) draft.change({ texts: textsIn(form) });
	};
	const write = async (texts: Record<Name, string>) => {
		setEarly(isUploading);
		if (isUploading) return;
		const { pictures, clientId } = draft.now();
		try {
			await send({ texts, pictures: [...pictures], clientId });
		} catch {
			// The form shows the error and keeps the text.
			return;
		}
		draft.forget();
		setSent((times) => times + 1);
	};
	return (
		<div onInput={keep}>
			<Form
				// Clears the fields after sending.
				key={sent}
				checks={checks}
				send={write}
				isBusy={isBusy}
				problem={isEarly && isUploading ? "Please wait until the pictures have arrived." : problem}
				{...(sent === 0 && { initial: draft.first.texts as Partial<Record<Name, string>> })}
			>
				{children(sent === 0 ? draft.first.texts : {})}
				<AddedPictures
					pictures={draft.pictures}
					onChange={(pictures) => draft.change({ pictures })}
					onUploading={setUploading}
				/>
				<div className="flex flex-wrap items-center gap-3">
					<SubmitButton busy="Sending...">{submit}</SubmitButton>
					{beside}
				</div>
			</Form>
		</div>
	);
}

function textsIn(form: HTMLFormElement): Record<string, string> {
	const texts = [...new FormData(form)].filter(
		(entry): entry is [string, string] => typeof entry[1] === "string",
	);
	return Object.fromEntries(texts);
}

interface Draft {
	readonly texts: Readonly<Partial<Record<string, string>>>;
	/** Addresses of uploaded pictures. */
	readonly pictures: readonly string[];
	/** Lets the server recognise a message that is sent again after a lost answer. */
	readonly clientId: string;
}

const emptyDraft = (): Draft => ({ texts: {}, pictures: [], clientId: crypto.randomUUID() });

/** The draft of one of a player's forms, stored in the browser until sent. The server can't render it. */
function useDraft(playerId: string, form: string) {
	const store = personalStore("browser", playerId, `support:${form}`);
	const [first] = useState(() => parse(store.read()) ?? emptyDraft());
	const now = useRef(first);
	const [pictures, setPictures] = useState(first.pictures);
	const change = (part: Partial<Pick<Draft, "texts" | "pictures">>) => {
		now.current = { ...now.current, ...part, clientId: crypto.randomUUID() };
		store.write(JSON.stringify(now.current));
		if (part.pictures) setPictures(part.pictures);
	};
	return {
		/** The draft when the form appeared. */
		first,
		pictures,
		now: () => now.current,
		change,
		forget() {
			now.current = emptyDraft();
			setPictures([]);
			store.write(null);
		},
	};
}

function parse(text: string | null): Draft | null {
	if (text === null) return null;
	try {
		const { texts, pictures, clientId } = JSON.parse(text) as Draft;
		return { texts: { ...texts }, pictures: [...pictures], clientId };
	} catch {
		return null;
	}
}
