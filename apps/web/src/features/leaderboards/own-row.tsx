import { ordinal } from "../../platform/ordinal.ts";
import type { Me } from "../../platform/session.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { CELL, Score } from "./board-parts.tsx";

interface OwnRowProps {
	me: Me;
	/** What is said of the own place. */
	text: string;
	/** Below it. */
	detail?: string | undefined;
	/** Left out where the row stands among the ten. */
	own?: { readonly score: number; readonly verified: boolean } | undefined;
}

const OUTSIDE = "sticky bottom-[max(0.75rem,var(--safe-bottom))] bg-accent text-on-accent shadow-card";

/** The last row of a board: where one stands oneself. Outside the ten, it stays in sight while the board is longer than the screen. */
export function OwnRow({ me, text, detail, own }: OwnRowProps) {
	return (
		<div
			role="status"
			className={`mt-2 flex min-h-14 items-center gap-3 rounded-md py-2 ${CELL} ${own ? OUTSIDE : "text-muted"}`}
		>
			<Avatar
				username={me.username}
				url={me.avatarUrl}
				className={`grid size-7 text-xs sm:size-9 sm:text-base ${own ? "ring-2 ring-on-accent" : ""}`}
			/>
			<span className="min-w-0 grow leading-tight">
				<span className="block font-bold tabular-nums md:text-lg">{text}</span>
				{detail && <span className="block text-xs">{detail}</span>}
			</span>
			{own && <Score {...own} />}
		</div>
	);
}

/** Returns "You are 1,284th of 20,311". */
export function placeText(rank: number, of: number | string): string {
	return `You are ${ordinal(rank)} of ${of.toLocaleString("en-US")}`;
}
