import { CHAT_ERRORS } from "@hilo/rules/chat/chat.errors";
import { checkMessage, cleanMessage, MAX_MESSAGE_LENGTH } from "@hilo/rules/chat/message";
import { useHydrated } from "@tanstack/react-router";
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { personalValue } from "../../../platform/stored-value.ts";
import { useArrivalFocus } from "../../../ui/focus.tsx";
import { LineIcon } from "../../../ui/icon.tsx";
import type { Person } from "../../friends/people.tsx";
import { SendMenu } from "./send-menu.tsx";

/** The number of code points is shown from here on. */
const COUNTED_FROM = 900;
/** The field's top and bottom borders, in pixels. */
const BORDERS = 4;
/** The player's typing is sent at most this often. */
const TYPING_SENT_MS = 2000;
const FULL = "Too many unsent messages. Wait until they are sent.";
const PAPER_PLANE = "m4 12 17-8-6 17-3.5-7.5L4 12Zm7.5 1.5L21 4";

export interface ComposerProps {
	readonly playerId: string;
	readonly friend: Person;
	readonly onSend: (content: string) => boolean;
	/** Whether the field takes the focus when it appears. */
	readonly takesFocus: boolean;
}

/** Enter sends the message, Shift+Enter starts a new line. */
export function Composer({ playerId, friend, onSend, takesFocus }: ComposerProps) {
	const id = useId();
	const [text, setText] = useDraft(playerId, friend.userId);
	const [problem, setProblem] = useState<string | null>(null);
	const sendTyping = useSendTyping(friend.userId);
	const area = useArrivalFocus<HTMLTextAreaElement>(takesFocus);
	useGrowing(area, text);
	const isHydrated = useHydrated();
	const length = [...cleanMessage(text)].length;
	const fault = checkMessage(text);
	const isTooLong = fault === "chat/message-too-long";
	const send = () => {
		if (fault === "chat/message-empty") return;
		// Some browsers move the focus away when Send is pressed.
		area.current?.focus({ preventScroll: true });
		if (fault) return setProblem(CHAT_ERRORS[fault].message);
		if (!onSend(cleanMessage(text))) return setProblem(FULL);
		setText("");
		setProblem(null);
	};
	const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
		if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
		event.preventDefault();
		send();
	};
	const countText = `${length.toLocaleString("en-US")} of ${MAX_MESSAGE_LENGTH.toLocaleString("en-US")}`;
	const note = problem ?? (length >= COUNTED_FROM ? countText : null);
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
				<SendMenu friend={friend} send={(content) => setProblem(onSend(content) ? null : FULL)} />
				<textarea
					ref={area}
					value={text}
					rows={1}
					placeholder="Message"
					aria-label={`Message to ${friend.username}`}
					aria-describedby={note === null ? undefined : `${id}-note`}
					aria-invalid={isTooLong}
					// What is typed before the page's script is loaded would be lost.
					readOnly={!isHydrated}
					enterKeyHint="send"
					dir="auto"
					className="max-h-32.5 min-w-0 grow resize-none rounded-[1.375rem] border-2 border-edge bg-raise px-4 py-2 outline-none placeholder:text-muted focus:border-ink aria-invalid:not-focus:border-wrong"
					onChange={({ target }) => {
						setText(target.value);
						setProblem(null);
						if (target.value.trim()) sendTyping();
					}}
					onKeyDown={onKeyDown}
				/>
				<button
					type="submit"
					aria-label="Send"
					aria-disabled={fault !== null}
					disabled={!isHydrated}
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

/** Whether the key confirms an input method, as for Japanese. Safari only reports it by the old key code. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
	return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

/** Makes the field as high as its text; its style limits that to five lines. */
function useGrowing(area: RefObject<HTMLTextAreaElement | null>, text: string): void {
	useLayoutEffect(() => {
		// The field may hold another text, as after the browser's undo. Then it grows at the next change.
		if (area.current?.value !== text) return;
		area.current.style.height = "auto";
		area.current.style.height = `${area.current.scrollHeight + BORDERS}px`;
	}, [area, text]);
}

/** Failures are ignored: typing is not worth a retry. */
function useSendTyping(userId: string): () => void {
	const { mutate } = trpc.chat.typing.useMutation();
	const lastSent = useRef(Number.NEGATIVE_INFINITY);
	return () => {
		const now = performance.now();
		if (now - lastSent.current < TYPING_SENT_MS) return;
		lastSent.current = now;
		mutate({ userId });
	};
}

/** The unsent text to a friend, stored in the browser. The server renders an empty field. */
function useDraft(playerId: string, friendId: string): readonly [string, (text: string) => void] {
	const store = personalValue("browser", playerId, `draft:${friendId}`, parseText);
	const isHydrated = useHydrated();
	const [text, setText] = useState(() => store.read() ?? "");
	const change = (next: string) => {
		setText(next);
		store.write(next === "" ? null : next);
	};
	return [isHydrated ? text : "", change];
}

function parseText(stored: unknown): string | null {
	return typeof stored === "string" ? stored : null;
}
