import { useHydrated } from "@tanstack/react-router";
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { COUNT_BADGE } from "../../../ui/chip.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import type { Thread, useThread } from "../model/thread.ts";
import { MessageRow, type RowProps } from "./message-row.tsx";
import type { Row } from "./timeline.ts";

/** Longer chats render only the messages on the screen and near it. */
const MAX_ALL_RENDERED = 200;
const OVERSCAN = 12;
/** Within this distance of the newest message, in pixels, the list counts as being at its end. */
const AT_END = 60;
/** Within this distance of the oldest message, in pixels, older ones are loaded. */
const NEAR_START = 800;
/** Height in pixels of the line above the oldest message. */
const START_PADDING = 64;
const END_PADDING = 4;
const LINE_HEIGHT = 44;
const ITEM = "absolute inset-x-0 top-0";
// The keyboard scrolls the list.
const FOCUSABLE = { tabIndex: 0 } as const;

interface HistoryProps extends Omit<RowProps, "row"> {
	readonly rows: readonly Row[];
	readonly thread: Thread;
	readonly earlier: ReturnType<typeof useThread>["earlier"];
	readonly isAtEnd: boolean;
	readonly onAtEnd: (isAtEnd: boolean) => void;
}

/**
 * The messages of a chat, from the bottom up. Messages on the screen do not move when others arrive above or below.
 * Until the page's script is loaded they stand in a reversed column, which the browser shows at its end.
 */
export function History(props: HistoryProps) {
	const { rows, username, outbox, onReport, thread, earlier, isAtEnd } = props;
	const isHydrated = useHydrated();
	const scroller = useRef<HTMLDivElement>(null);
	const [firstCount] = useState(rows.length);
	const virtualizer = useVirtualizer({
		count: rows.length,
		getScrollElement: () => (isHydrated ? scroller.current : null),
		getItemKey: (index) => rows[index]?.key ?? index,
		estimateSize: () => LINE_HEIGHT,
		initialOffset: firstCount * LINE_HEIGHT * 2 + START_PADDING,
		anchorTo: "end",
		followOnAppend: true,
		scrollEndThreshold: AT_END,
		overscan: OVERSCAN,
		paddingStart: START_PADDING,
		paddingEnd: END_PADDING,
		rangeExtractor: rows.length > MAX_ALL_RENDERED ? defaultRangeExtractor : everything,
	});
	const scrollToEnd = () => virtualizer.scrollToEnd();
	useScrollPosition(scroller, isHydrated, scrollToEnd, props);
	useOwnMessage(rows, scrollToEnd);
	const items = isHydrated
		? virtualizer.getVirtualItems()
		: rows.map(({ key }, index) => ({ key, index, start: 0 }));
	const direction = isHydrated ? "flex-col" : "flex-col-reverse";
	return (
		<div className="relative min-h-0 grow">
			<section
				ref={scroller}
				{...FOCUSABLE}
				aria-label={`Messages with ${username}`}
				className={`absolute inset-0 flex overflow-x-hidden overflow-y-auto overscroll-contain -outline-offset-3 [overflow-anchor:none] ${direction}`}
			>
				<div
					// A chat shorter than the screen stands above the field.
					className={isHydrated ? "relative mt-auto shrink-0" : "shrink-0 pb-1"}
					style={isHydrated ? { height: virtualizer.getTotalSize() } : undefined}
				>
					<div className={`grid h-16 place-items-center ${isHydrated ? ITEM : ""}`}>
						<Start thread={thread} earlier={earlier} />
					</div>
					{items.map(({ index, key, start }) => {
						const row = rows[index];
						return (
							row && (
								<div
									key={key}
									ref={virtualizer.measureElement}
									data-index={index}
									className={isHydrated ? ITEM : ""}
									style={isHydrated ? { transform: `translateY(${start}px)` } : undefined}
								>
									<MessageRow row={row} username={username} outbox={outbox} onReport={onReport} />
								</div>
							)
						);
					})}
				</div>
			</section>
			{!isAtEnd && <JumpButton count={unreadIn(rows, thread)} onJump={scrollToEnd} />}
		</div>
	);
}

const everything = ({ count }: Range) => Array.from({ length: count }, (_, index) => index);

/** Returns how many of the friend's messages come after the read position. */
function unreadIn(rows: readonly Row[], { readByMe }: Thread): number {
	return rows.filter(({ isOwn, position }) => !isOwn && position > readByMe).length;
}

/** Above the oldest loaded message: older ones are loading, failed to load, or do not exist. */
function Start({ thread, earlier }: Pick<HistoryProps, "thread" | "earlier">) {
	const oldest = thread.messages[0]?.id;
	if (earlier.isPending) return <Spinner label="Loading older messages" />;
	if (earlier.error && oldest)
		return (
			<p role="alert" className="flex items-center gap-3 px-3 text-sm text-wrong">
				<span className="font-bold">{errorText(earlier.error, "chat/open-failed")}</span>
				<button
					type="button"
					className="link min-h-11 cursor-pointer font-bold text-ink"
					onClick={() => earlier.mutate(oldest)}
				>
					Retry
				</button>
			</p>
		);
	return thread.hasEarlier ? null : <p className="text-sm text-muted">This is where your chat began.</p>;
}

function JumpButton({ count, onJump }: { count: number; onJump: () => void }) {
	const label = count > 0 ? `Jump to the newest message, ${count} new` : "Jump to the newest message";
	return (
		<button
			type="button"
			aria-label={label}
			className="press absolute right-3 bottom-3 flex h-11 min-w-11 animate-appear items-center justify-center gap-1.5 rounded-full border-2 border-edge bg-raise px-2.5 shadow-card"
			onClick={onJump}
		>
			{count > 0 && <span className={COUNT_BADGE}>{count}</span>}
			<Icon name="down" className="size-5 stroke-3" />
		</button>
	);
}

/** Tracks the scroll position. At the end, the list stays there when it gets lower, as when a keyboard opens. */
function useScrollPosition(
	scroller: RefObject<HTMLElement | null>,
	isHydrated: boolean,
	scrollToEnd: () => void,
	{ rows, thread, earlier, isAtEnd, onAtEnd }: HistoryProps,
): void {
	const check = useEffectEvent(() => {
		const { current } = scroller;
		if (!current || !isHydrated) return;
		const { scrollTop, scrollHeight, clientHeight } = current;
		const isNowAtEnd = scrollHeight - clientHeight - scrollTop <= AT_END;
		if (isNowAtEnd !== isAtEnd) onAtEnd(isNowAtEnd);
		const oldest = thread.messages[0]?.id;
		const mayLoad = thread.hasEarlier && !earlier.isPending && !earlier.error;
		if (scrollTop < NEAR_START && mayLoad && oldest) earlier.mutate(oldest);
	});
	const stayAtEnd = useEffectEvent(() => {
		if (isAtEnd && isHydrated) scrollToEnd();
	});
	useEffect(() => {
		const { current } = scroller;
		if (!current) return;
		const onScroll = () => check();
		current.addEventListener("scroll", onScroll, { passive: true });
		const resized = new ResizeObserver(() => stayAtEnd());
		resized.observe(current);
		return () => {
			current.removeEventListener("scroll", onScroll);
			resized.disconnect();
		};
	}, [scroller]);
	const count = rows.length;
	useEffect(() => {
		if (isHydrated && count >= 0) check();
	}, [isHydrated, count]);
	// Before the first paint.
	useLayoutEffect(() => {
		if (isHydrated) stayAtEnd();
	}, [isHydrated]);
}

/** Scrolls to a message that the player has just written. */
function useOwnMessage(rows: readonly Row[], scrollToEnd: () => void): void {
	const last = rows.at(-1);
	const own = last?.state === "sending" ? last.key : null;
	const show = useEffectEvent(scrollToEnd);
	useEffect(() => {
		if (own !== null) show();
	}, [own]);
}
