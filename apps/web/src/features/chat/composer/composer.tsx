import { CHAT_ERRORS } from "@hilo/rules/chat/chat.errors";
import { checkMessage, cleanMessage, MAX_MESSAGE_LENGTH } from "@hilo/rules/chat/message";
import { type KeyboardEvent, type Ref, useId, useLayoutEffect, useRef, useState } from "react";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { useTellTyping } from "../model/use-typing.ts";
import { useDraft } from "./use-draft.ts";

/** The number of code points is shown from here on. */
const COUNTED_FROM = 900;
/** The field's top and bottom borders, in pixels. */
const BORDERS = 4;
const PAPER_PLANE = "m4 12 17-8-6 17-3.5-7.5L4 12Zm7.5 1.5L21 4";

interface ComposerProps {
	readonly playerId: string;
	readonly friend: { readonly userId: string; readonly username: string };
	/** Returns false if the outbox is full. */
	readonly onSend: (content: string) => boolean;
	readonly field: Ref<HTMLTextAreaElement>;
}

/** Enter sends the message, Shift+Enter starts a new line. */
export function Composer({ playerId, friend, onSend, field }: ComposerProps) {
	const id = useId();
	const [text, setText] = useDraft(playerId, friend.userId);
	const [problem, setProblem] = useState<string | null>(null);
	const tellTyping = useTellTyping(friend.userId);
	const area = useRef<HTMLTextAreaElement | null>(null);
	useGrowing(area, text);
	const length = [...cleanMessage(text)].length;
	const fault = checkMessage(text);
	const isTooLong = fault === "chat/message-too-long";
	const send = () => {
		if (fault === "chat/message-empty") return;
		if (fault) return setProblem(CHAT_ERRORS[fault].message);
		if (!onSend(cleanMessage(text))) return setProblem("Too many unsent messages. Wait until they are sent.");
		setText("");
		setProblem(null);
	};
	const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
		if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
		event.preventDefault();
		send();
	};
	const note = problem ?? (length >= COUNTED_FROM ? countText(length) : null);
	return (
		<form
			className="border-t border-line bg-paper px-3 pt-2 pb-[max(0.5rem,var(--chat-safe-bottom,0px))]"
			onSubmit={(event) => {
				event.preventDefault();
				send();
			}}
		>
			<p
				id={`${id}-note`}
				aria-live="polite"
				className={`px-1 text-right text-sm tabular-nums empty:hidden ${problem || isTooLong ? "font-bold text-wrong" : "text-muted"}`}
			>
				{note}
			</p>
			<div className="flex items-end gap-2">
				<textarea
					ref={(element) => {
						area.current = element;
						if (typeof field === "function") field(element);
						else if (field) field.current = element;
					}}
					value={text}
					rows={1}
					placeholder="Message"
					aria-label={`Message to ${friend.username}`}
					aria-describedby={note === null ? undefined : `${id}-note`}
					aria-invalid={isTooLong}
					enterKeyHint="send"
					dir="auto"
					className={`max-h-[8.125rem] min-h-11 min-w-0 grow resize-none rounded-[1.375rem] border-2 bg-raise px-4 py-2 text-base leading-6 outline-none placeholder:text-muted focus:border-ink ${isTooLong ? "border-wrong" : "border-edge"}`}
					onChange={({ target }) => {
						setText(target.value);
						setProblem(null);
						if (target.value.trim()) tellTyping();
					}}
					onKeyDown={onKeyDown}
				/>
				<button
					type="submit"
					aria-label="Send"
					aria-disabled={fault !== null}
					// Keeps the focus in the field, so that a phone's keyboard stays open.
					onPointerDown={(event) => event.preventDefault()}
					className="press grid size-11 shrink-0 place-items-center rounded-full bg-ink text-paper"
				>
					<LineIcon path={PAPER_PLANE} className="size-5 stroke-2" />
				</button>
			</div>
		</form>
	);
}

const countText = (length: number) =>
	`${length.toLocaleString("en-US")} of ${MAX_MESSAGE_LENGTH.toLocaleString("en-US")}`;

/** Whether the key confirms an input method, as for Japanese. Safari only reports it by the old key code. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
	return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

/** Makes the field as high as its text; its style limits that to five lines. */
function useGrowing(area: { readonly current: HTMLTextAreaElement | null }, text: string): void {
	useLayoutEffect(() => {
		// The field may hold another text, as after the browser's undo. Then it grows at the next change.
		if (area.current?.value !== text) return;
		area.current.style.height = "auto";
		area.current.style.height = `${area.current.scrollHeight + BORDERS}px`;
	}, [area, text]);
}
