import type { Status } from "@hilo/rules/presence/presence";
import { TimeSince } from "../../platform/time-since.tsx";

/** `lastOnline` is null for those who may not know it. */
export interface Presence {
	readonly status: Status;
	readonly lastOnline: string | null;
}

/** False while unknown. */
export function isOnline(presence: Presence | undefined): presence is Presence {
	return presence !== undefined && presence.status !== "offline";
}

export const STATUS_WORDS: Readonly<Record<Status, string>> = {
	online: "Online",
	away: "Away",
	busy: "Busy",
	offline: "Offline",
};

/** A shape for each status, so that colour is not the only difference. */
const SHAPES: Readonly<Record<Status, { readonly colour: string; readonly path: string }>> = {
	online: { colour: "text-correct", path: "M6 1a5 5 0 0 1 0 10A5 5 0 0 1 6 1Z" },
	away: {
		colour: "text-warn",
		path: "M6 0a6 6 0 0 1 0 12A6 6 0 0 1 6 0Zm0 2v8a4 4 0 0 0 0-8Z",
	},
	busy: { colour: "text-wrong", path: "M6 0a6 6 0 0 1 0 12A6 6 0 0 1 6 0ZM2.75 5v2h6.5V5Z" },
	offline: {
		colour: "text-muted",
		path: "M6 1a5 5 0 0 1 0 10A5 5 0 0 1 6 1Zm0 2a3 3 0 0 0 0 6 3 3 0 0 0 0-6Z",
	},
};

export function PresenceDot({ status, className = "size-3" }: { status: Status; className?: string }) {
	const { colour, path } = SHAPES[status];
	return (
		<svg viewBox="0 0 12 12" aria-hidden="true" className={`shrink-0 fill-current ${colour} ${className}`}>
			<path fillRule="evenodd" d={path} />
		</svg>
	);
}

interface PresenceMarkProps {
	/** Undefined while unknown: the line stays empty. */
	readonly presence: Presence | undefined;
	/** "5 min ago" instead of "Last online 5 minutes ago". Screen readers get "Last online" in both. */
	readonly isShort?: boolean;
	readonly className?: string;
}

export function PresenceMark({ presence, isShort = false, className = "" }: PresenceMarkProps) {
	if (!presence) return <span className={`inline-flex text-sm ${className}`}>{"\u00a0"}</span>;
	return (
		<span className={`inline-flex items-center gap-1.5 text-sm text-muted ${className}`}>
			<PresenceDot status={presence.status} />
			{presence.status === "offline" && presence.lastOnline ? (
				<span>
					<span className={isShort ? "sr-only" : undefined}>Last online </span>
					<TimeSince iso={presence.lastOnline} isShort={isShort} />
				</span>
			) : (
				STATUS_WORDS[presence.status]
			)}
		</span>
	);
}
