import { type FormEvent, type ReactNode, useState } from "react";
import { type Check, Form } from "../../../ui/form.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { AddedPictures } from "./added-pictures.tsx";
import { type Draft, useDraft } from "./draft.ts";

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
