import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { MessageRow, type RowActions } from "./message-row.tsx";
import type { Row } from "./timeline.ts";

/** Longer chats render only the messages on the screen and near it. */
const ALL_SHOWN = 200;
const OVERSCAN = 12;
/** Within this distance of the newest message, in pixels, the list counts as being at its end. */
const AT_END = 60;
/** Within this distance of the oldest message, in pixels, older ones are loaded. */
const NEAR_START = 800;
/** Height in pixels of the line above the oldest message. */
const HEAD = 64;
const FOOT = 4;
const LINE = 44;

interface HistoryProps {
	readonly rows: readonly Row[];
	readonly username: string;
	readonly actions: RowActions;
	readonly head: ReactNode;
	/** Loads older messages; null if there are none or they are loading. */
	readonly onNearStart: (() => void) | null;
	readonly isAtEnd: boolean;
	readonly onAtEnd: (isAtEnd: boolean) => void;
	readonly children: (toEnd: () => void) => ReactNode;
}

/** The messages of a chat, from the bottom up. Messages on the screen do not move when others arrive above or below. */
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
	// The virtualizer would remember the sizes of removed messages forever.
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

const REACHED_BY_KEYS = { tabIndex: 0 } as const;

const everything = ({ count }: Range) => Array.from({ length: count }, (_, index) => index);

type Place = Pick<HistoryProps, "rows" | "onNearStart" | "isAtEnd" | "onAtEnd">;

/** Tracks the scroll position. At the end, the list stays there when it gets lower, as when a keyboard opens. */
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
	// Runs only on mount, before the first paint.
	useLayoutEffect(() => follow(), []);
}

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
