import { MAX_TICKET_PICTURES } from "@hilo/rules/support/tickets";
import { useHydrated } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { errorText } from "../../platform/api/errors.ts";
import { newId } from "../../platform/new-id.ts";
import { personalValue } from "../../platform/stored-value.ts";
import { addressOf } from "../../ui/base-path.ts";
import { type Check, Form, SubmitButton } from "../../ui/form.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PictureButton } from "../pictures/choose-pictures.tsx";
import { type PictureUploads, usePictureUploads } from "../pictures/picture-uploads.ts";
import { UploadStatus } from "../pictures/upload-list.tsx";

interface MessageFormProps<Name extends string> {
	playerId: string;
	draftName: string;
	checks: Readonly<Record<Name, Check>>;
	/** The draft is deleted when this resolves. */
	send: (message: { texts: Record<Name, string>; pictures: string[]; clientId: string }) => Promise<unknown>;
	mutation: { readonly isPending: boolean; readonly error: unknown };
	submit: string;
	/** Renders the fields with the draft's initial texts. */
	children: (texts: Draft["texts"]) => ReactNode;
	beside?: ReactNode;
	/** The height of the form's placeholder, as a class. */
	height: string;
}

/** Typed text survives a failure and a reload, as a draft that only the browser knows. */
export function MessageForm<Name extends string>({ height, ...form }: MessageFormProps<Name>) {
	const isHydrated = useHydrated();
	const [sentCount, setSentCount] = useState(0);
	if (!isHydrated) return <Skeleton className={height} />;
	// The key clears the form after sending.
	return <DraftForm key={sentCount} {...form} onSent={() => setSentCount((times) => times + 1)} />;
}

interface DraftFormProps<Name extends string> extends Omit<MessageFormProps<Name>, "height"> {
	onSent: () => void;
}

function DraftForm<Name extends string>({
	playerId,
	draftName,
	checks,
	send,
	onSent,
	mutation: { isPending, error },
	submit,
	children,
	beside,
}: DraftFormProps<Name>) {
	const draft = useDraft(playerId, draftName);
	const uploads = usePictureUploads((_, address) => {
		const { pictures } = draft.now();
		if (!pictures.includes(address)) draft.change({ pictures: [...pictures, address] });
	});
	const isUploading = uploads.useList().some(({ problem }) => problem === null);
	const [isWaitingForUpload, setWaitingForUpload] = useState(false);
	const storeTexts = ({ currentTarget }: FormEvent<HTMLDivElement>) => {
		const form = currentTarget.querySelector("form") ?? undefined;
		const texts = [...new FormData(form)].map(([name, text]) => [name, String(text)]);
		draft.change({ texts: Object.fromEntries(texts) });
	};
	const sendMessage = async (texts: Record<Name, string>) => {
		setWaitingForUpload(isUploading);
		if (isUploading) return;
		const { pictures, clientId } = draft.now();
		try {
			await send({ texts, pictures: [...pictures], clientId });
		} catch {
			// The form shows the error and keeps the text.
			return;
		}
		draft.forget();
		onSent();
	};
	return (
		<div onInput={storeTexts}>
			<Form
				checks={checks}
				send={sendMessage}
				isBusy={isPending}
				problem={isWaitingForUpload && isUploading ? WAITING : error ? errorText(error) : null}
				initial={draft.first.texts as Partial<Record<Name, string>>}
			>
				{children(draft.first.texts)}
				<AddedPictures
					pictures={draft.pictures}
					onChange={(pictures) => draft.change({ pictures })}
					uploads={uploads}
				/>
				<div className="flex flex-wrap items-center gap-3">
					<SubmitButton busy="Sending...">{submit}</SubmitButton>
					{beside}
				</div>
			</Form>
		</div>
	);
}

const WAITING = "Please wait until the pictures have arrived.";

interface Draft {
	readonly texts: Readonly<Partial<Record<string, string>>>;
	/** Addresses of uploaded pictures. */
	readonly pictures: readonly string[];
	/** Lets the server recognise a message that is sent again after a lost answer. */
	readonly clientId: string;
}

/** The draft of one of a player's forms, stored in the browser until sent. */
function useDraft(playerId: string, form: string) {
	const store = personalValue("browser", playerId, `support:${form}`, parseDraft);
	const [first] = useState((): Draft => store.read() ?? { texts: {}, pictures: [], clientId: newId() });
	const now = useRef(first);
	const [pictures, setPictures] = useState(first.pictures);
	const change = (part: Partial<Pick<Draft, "texts" | "pictures">>) => {
		now.current = { ...now.current, ...part, clientId: newId() };
		store.write(now.current);
		if (part.pictures) setPictures(part.pictures);
	};
	return {
		/** The draft when the form appeared. */
		first,
		pictures,
		now: () => now.current,
		change,
		forget: () => store.write(null),
	};
}

function parseDraft(stored: unknown): Draft | null {
	if (typeof stored !== "object" || stored === null) return null;
	const { texts, pictures, clientId } = stored as Partial<Draft>;
	if (typeof clientId !== "string" || !Array.isArray(pictures)) return null;
	return { texts: { ...texts }, pictures: pictures.filter((each) => typeof each === "string"), clientId };
}

interface AddedPicturesProps {
	pictures: readonly string[];
	onChange: (pictures: readonly string[]) => void;
	uploads: PictureUploads;
}

function AddedPictures({ pictures, onChange, uploads }: AddedPicturesProps) {
	const list = uploads.useList();
	const lastId = useRef(0);
	const room = MAX_TICKET_PICTURES - pictures.length - list.length;
	const add = (files: readonly File[]) => {
		for (const file of files.slice(0, room)) uploads.add(`${++lastId.current}`, file);
	};
	return (
		<div className="grid grid-cols-1 gap-3">
			{pictures.length > 0 && (
				<ul aria-label="Pictures" className="flex flex-wrap gap-3">
					{pictures.map((address, n) => (
						<li key={address} className="relative">
							<img
								src={addressOf(address)}
								alt={`Attachment ${n + 1}`}
								width={96}
								height={96}
								className="size-24 rounded-md border-2 border-line object-cover"
							/>
							<button
								type="button"
								aria-label={`Remove attachment ${n + 1}`}
								className="press absolute -top-3 -right-3 grid size-11 place-items-center"
								onClick={() => onChange(pictures.filter((each) => each !== address))}
							>
								<span className="grid size-7 place-items-center rounded-full bg-ink text-paper">
									<Icon name="cross" className="size-3.5 stroke-4" />
								</span>
							</button>
						</li>
					))}
				</ul>
			)}
			{list.map((upload) => (
				<UploadStatus key={upload.id} upload={upload} uploads={uploads} />
			))}
			{room > 0 && (
				<div className="flex flex-wrap items-center gap-3">
					<PictureButton label="Picture files" isMultiple onFiles={add}>
						Add a picture
					</PictureButton>
					<p className="text-sm text-muted">Up to {MAX_TICKET_PICTURES}</p>
				</div>
			)}
		</div>
	);
}
