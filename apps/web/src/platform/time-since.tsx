import { onFirstUse } from "@hilo/rules/text/on-first-use";
import { MINUTE_MS } from "@hilo/rules/time/durations";
import { useHydrated } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { exactTime, shortDate } from "./dates.ts";

interface TimeSinceProps {
	iso: string;
	/** "5 min ago" instead of "5 minutes ago", for narrow places. */
	isShort?: boolean;
}

/** How long ago it was, kept up to date. The server, whose page is older when it is read, renders the day, or nothing. */
export function TimeSince({ iso, isShort = false }: TimeSinceProps) {
	const isHydrated = useHydrated();
	useSyncExternalStore(onEachMinute, minute, minute);
	return (
		<time dateTime={iso} title={isHydrated ? exactTime(iso) : undefined} className="whitespace-nowrap">
			{isHydrated ? timeAgo(iso, isShort) : !isShort && shortDate(iso)}
		</time>
	);
}

const minute = () => Math.floor(Date.now() / MINUTE_MS);

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all, so that a long list is rendered once a minute. */
function onEachMinute(listener: () => void): () => void {
	listeners.add(listener);
	timer ??= setInterval(() => {
		for (const listen of listeners) listen();
	}, MINUTE_MS);
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		clearInterval(timer);
		timer = undefined;
	};
}

const STEPS = [
	["year", 31_536_000],
	["month", 2_592_000],
	["day", 86_400],
	["hour", 3600],
	["minute", 60],
] as const;

const longAgo = onFirstUse(() => new Intl.RelativeTimeFormat("en", { numeric: "auto" }));
const shortAgo = onFirstUse(() => new Intl.RelativeTimeFormat("en", { numeric: "auto", style: "short" }));

function timeAgo(iso: string, isShort: boolean): string {
	const seconds = (Date.now() - Date.parse(iso)) / 1000;
	const step = STEPS.find(([, length]) => seconds >= length);
	if (!step) return "just now";
	const format = isShort ? shortAgo() : longAgo();
	return format.format(-Math.floor(seconds / step[1]), step[0]).replace(".", "");
}
