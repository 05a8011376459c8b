import { AWAY_AFTER_MS, STATUS_POST_MS } from "@hilo/rules/presence/presence";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { keepalivePost } from "../../platform/api/request-headers.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { useLiveEvent } from "../../platform/live/live-event-listeners.ts";
import { newId } from "../../platform/new-id.ts";
import { personalValue } from "../../platform/stored-value.ts";
import { PresenceDot } from "./presence-mark.tsx";

const UPDATE = "/api/trpc/presence.update";

/** Posts the player's status: on a change, every minute, and as the last tab of the browser is left. */
export function OwnStatus({ userId }: { userId: string }) {
	const [isAway, setAway] = useState(false);
	const isBusy = useBusy(userId);
	const status = isBusy ? "busy" : isAway ? "away" : "online";
	const { client } = trpc.useUtils();
	// Errors are not shown: the status matters to friends only.
	const { mutate } = trpc.presence.update.useMutation({ retry: 2 });
	// A page that was left may run on for a moment, and would revoke its "offline".
	const hasLeft = useRef(false);
	const post = useEffectEvent(() => {
		if (!hasLeft.current) mutate({ status });
	});
	const askStatus = async () => {
		const statuses = await client.presence.statuses.query({ userIds: [userId] }).catch(() => null);
		return statuses?.[userId]?.status;
	};
	const repeat = useEffectEvent(async () => {
		if (status === "away") {
			// The player may be online on another device.
			const shown = await askStatus();
			if (shown !== "away" && shown !== "offline") return;
		}
		post();
	});
	useEffect(() => {
		const tabs = watchInput(userId, setAway);
		const leave = () => {
			hasLeft.current = true;
			if (tabs.isLast()) keepalivePost(UPDATE, { status: "offline" });
		};
		const comeBack = () => {
			hasLeft.current = false;
			post();
		};
		addEventListener("pagehide", leave);
		addEventListener("pageshow", comeBack);
		return () => {
			removeEventListener("pagehide", leave);
			removeEventListener("pageshow", comeBack);
			tabs.stop();
			setAway(false);
		};
	}, [userId]);
	useEffect(() => {
		post();
		const timer = setInterval(() => repeat(), STATUS_POST_MS);
		return () => clearInterval(timer);
	}, [status]);
	// Sent with each new connection.
	useLiveEvent("refresh", () => repeat());
	// Another device of the player may have posted "offline" as it was left.
	useLiveEvent("presence", async ({ of }) => {
		if (of === userId && !hasLeft.current && (await askStatus()) === "offline") post();
	});
	return null;
}

const storedBusy = (userId: string) =>
	personalValue("browser", userId, "busy", (stored) => (stored === true ? stored : null));

/** Stored for all tabs of this browser until the player signs out. */
export function chooseBusy(userId: string, busy: boolean): void {
	const store = storedBusy(userId);
	store.write(busy || null);
	// The browser tells the other tabs only.
	dispatchEvent(new StorageEvent("storage", { key: store.key }));
}

function subscribe(listener: () => void) {
	addEventListener("storage", listener);
	return () => removeEventListener("storage", listener);
}

function useBusy(userId: string): boolean {
	return useSyncExternalStore(
		subscribe,
		() => storedBusy(userId).read() !== null,
		() => false,
	);
}

/** The choice in the account menu. */
export function BusyItem({ userId }: { userId: string }) {
	const isBusy = useBusy(userId);
	return (
		<button type="button" onClick={() => chooseBusy(userId, !isBusy)}>
			<span className="inline-flex items-center gap-2">
				{isBusy && <PresenceDot status="busy" />}
				{isBusy ? "You're busy" : "Appear busy"}
			</span>
			{isBusy && <span className="text-sm text-muted underline">Undo</span>}
		</button>
	);
}

const INPUTS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;
/** Input is noted at most this often, because a moving pointer sends hundreds of events. */
export const NOTE_MS = 5000;

export interface TabMessage {
	readonly tab: string;
	/** A tab opens or comes back; answers that it is there; is left; had input. */
	readonly kind: "hello" | "here" | "bye" | "input";
	/** Epoch ms of the last input that the tab knows of. */
	readonly last: number;
}

/**
 * Calls `onChange` when the player goes away (five minutes without input in all tabs of this browser) and returns.
 * Opening a tab and showing it count as input.
 */
export function watchInput(userId: string, onChange: (isAway: boolean) => void) {
	const tab = newId();
	const others = new Set<string>();
	const channel = new BroadcastChannel(`hilo-tabs ${userId}`);
	let last = Date.now();
	let isAway = false;
	let timer: ReturnType<typeof setTimeout>;

	const say = (kind: TabMessage["kind"]) => channel.postMessage({ tab, kind, last } satisfies TabMessage);
	function check() {
		const remainingMs = last + AWAY_AFTER_MS - Date.now();
		const wasAway = isAway;
		isAway = remainingMs <= 0;
		if (isAway !== wasAway) onChange(isAway);
		if (!isAway) timer = setTimeout(check, remainingMs);
	}
	function note(at: number) {
		last = Math.max(last, at);
		if (isAway) check();
	}
	function noteHere(kind: TabMessage["kind"]) {
		note(Date.now());
		say(kind);
	}
	function onInput() {
		if (Date.now() - last >= NOTE_MS) noteHere("input");
	}

	channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
		if (data.kind === "bye") others.delete(data.tab);
		else others.add(data.tab);
		if (data.kind === "hello") say("here");
		note(data.last);
	};
	const listening = new AbortController();
	const { signal } = listening;
	for (const input of INPUTS) addEventListener(input, onInput, { signal, passive: true, capture: true });
	document.addEventListener("visibilitychange", () => document.hidden || onInput(), { signal });
	addEventListener("pagehide", () => say("bye"), { signal });
	addEventListener("pageshow", () => noteHere("hello"), { signal });
	say("hello");
	check();
	return {
		/** Whether no other tab of the player is known in this browser. */
		isLast: () => others.size === 0,
		stop() {
			listening.abort();
			say("bye");
			channel.close();
			clearTimeout(timer);
		},
	};
}
