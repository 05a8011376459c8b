import type { ReactNode } from "react";
import { ordinal } from "../../platform/ordinal.ts";
import type { Me } from "../../platform/session.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { CELL, Score } from "./board-parts.tsx";

interface OwnRowProps {
	me: Me;
	columns: number;
	/** What is said of the own place. */
	text: ReactNode;
	/** Below it. */
	detail?: ReactNode;
	/** Left out where the row stands among the ten. */
	own?: { readonly score: number; readonly verified: boolean } | undefined;
}

/** The last row of a board: where one stands oneself. It stays in sight while the board is longer than the screen. */
export function OwnRow({ me, columns, text, detail, own }: OwnRowProps) {
	return (
		<tfoot className="sticky bottom-[max(0.75rem,var(--safe-bottom))]">
			<tr aria-current={own ? "true" : undefined}>
				<td colSpan={columns} className="pt-2">
					<span
						className={`flex items-center gap-3 rounded-md py-2.5 ${CELL} ${own ? "bg-accent text-on-accent shadow-card" : "text-muted"}`}
					>
						<Avatar
							username={me.username}
							url={me.avatarUrl}
							className={`grid size-7 text-xs sm:size-9 sm:text-base ${own ? "ring-2 ring-on-accent" : ""}`}
						/>
						<span className="min-w-0 grow leading-tight">
							<span className="font-bold tabular-nums md:text-lg">{text}</span>
							{detail && <span className="block text-xs">{detail}</span>}
						</span>
						{own && <Score {...own} />}
					</span>
				</td>
			</tr>
		</tfoot>
	);
}

/** Returns "You are 1,284th of 20,311". */
export function placeText(rank: number, of: number | string): string {
	return `You are ${ordinal(rank)} of ${of.toLocaleString("en-US")}`;
}
