import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { MessageRow, type RowActions } from "./message-row.tsx";
import type { Row } from "./timeline.ts";

/** Longer chats have no more on the page than what is in sight and a little around it. */
const ALL_SHOWN = 200;
const OVERSCAN = 12;
/** As near to the newest message, in pixels, one counts as being there. */
const AT_END = 60;
/** As near to the oldest one, the messages before are asked for. */
const NEAR_START = 800;
/** Over the oldest message: where it is said that older ones are on their way. */
const HEAD = 64;
const FOOT = 4;
const LINE = 44;

interface HistoryProps {
	readonly rows: readonly Row[];
	readonly username: string;
	readonly actions: RowActions;
	/** Stands over the oldest message. */
	readonly head: ReactNode;
	/** Asks for older messages; null where there are none or they are on their way. */
	readonly onNearStart: (() => void) | null;
	readonly isAtEnd: boolean;
	readonly onAtEnd: (isAtEnd: boolean) => void;
	/** What stands over the end of the list, such as the way back to it. */
	readonly children: (toEnd: () => void) => ReactNode;
}

/** The messages of a chat, from the bottom up. What is read stays where it is, whatever comes in above and below. */
export function History(props: HistoryProps) {
	const { rows, username, actions, head, children } = props;
	const scroller = useRef<HTMLDivElement>(null);
	const [start] = useState(rows.length);
	const virtualizer = useVirtualizer({
		count: rows.length,
		getScrollElement: () => scroller.current,
		getItemKey: (index) => rows[index]?.key ?? index,
		estimateSize: () => LINE,
		initialOffset: start * LINE * 2 + HEAD,
		anchorTo: "end",
		followOnAppend: true,
		scrollEndThreshold: AT_END,
		overscan: OVERSCAN,
		paddingStart: HEAD,
		paddingEnd: FOOT,
		rangeExtractor: rows.length > ALL_SHOWN ? defaultRangeExtractor : everything,
	});
	const toEnd = () => virtualizer.scrollToEnd();
	usePlace(scroller, toEnd, props);
	useOwnMessage(rows, toEnd);
	// What was let go of is not remembered for ever.
	if (virtualizer.itemSizeCache.size > 2 * rows.length + ALL_SHOWN) forgetSizes(virtualizer, rows);
	return (
		<div className="relative min-h-0 grow">
			<section
				ref={scroller}
				{...REACHED_BY_KEYS}
				aria-label={`Messages with ${username}`}
				className="absolute inset-0 overflow-x-hidden overflow-y-auto overscroll-contain -outline-offset-3 [overflow-anchor:none]"
			>
				<div className="relative" style={{ height: virtualizer.getTotalSize() }}>
					<div className="absolute inset-x-0 top-0 grid h-16 place-items-center">{head}</div>
					{virtualizer.getVirtualItems().map(({ index, key, start: top }) => {
						const row = rows[index];
						return (
							row && (
								<div
									key={key}
									ref={virtualizer.measureElement}
									data-index={index}
									className="absolute inset-x-0 top-0"
									style={{ transform: `translateY(${top}px)` }}
								>
									<MessageRow row={row} username={username} actions={actions} />
								</div>
							)
						);
					})}
				</div>
			</section>
			{children(toEnd)}
		</div>
	);
}

/** It is scrolled by keys as well. */
const REACHED_BY_KEYS = { tabIndex: 0 } as const;

const everything = ({ count }: Range) => Array.from({ length: count }, (_, index) => index);

type Place = Pick<HistoryProps, "rows" | "onNearStart" | "isAtEnd" | "onAtEnd">;

/** Follows where in the list one is. Who is at its end stays there when the list gets lower, as when a keyboard comes up. */
function usePlace(
	scroller: { readonly current: HTMLElement | null },
	toEnd: () => void,
	{ rows, onNearStart, isAtEnd, onAtEnd }: Place,
): void {
	const look = useEffectEvent(() => {
		const { current } = scroller;
		if (!current) return;
		const { scrollTop, scrollHeight, clientHeight } = current;
		const isThere = scrollHeight - clientHeight - scrollTop <= AT_END;
		if (isThere !== isAtEnd) onAtEnd(isThere);
		if (scrollTop < NEAR_START) onNearStart?.();
	});
	const follow = useEffectEvent(() => {
		if (isAtEnd) toEnd();
	});
	useEffect(() => {
		const { current } = scroller;
		if (!current) return;
		const onScroll = () => look();
		current.addEventListener("scroll", onScroll, { passive: true });
		const resized = new ResizeObserver(() => follow());
		resized.observe(current);
		return () => {
			current.removeEventListener("scroll", onScroll);
			resized.disconnect();
		};
	}, [scroller]);
	const count = rows.length;
	useEffect(() => {
		if (count >= 0) look();
	}, [count]);
	// Once, before anything is seen.
	useLayoutEffect(() => follow(), []);
}

/** What one writes oneself is shown, wherever one was. */
function useOwnMessage(rows: readonly Row[], toEnd: () => void): void {
	const last = rows.at(-1);
	const own = last?.state === "sending" ? last.key : null;
	const show = useEffectEvent(toEnd);
	useEffect(() => {
		if (own !== null) show();
	}, [own]);
}

interface Sizes {
	readonly itemSizeCache: Map<string | number | bigint, number>;
}

function forgetSizes({ itemSizeCache }: Sizes, rows: readonly Row[]): void {
	const keys = new Set<string | number | bigint>(rows.map(({ key }) => key));
	for (const key of itemSizeCache.keys()) if (!keys.has(key)) itemSizeCache.delete(key);
}
