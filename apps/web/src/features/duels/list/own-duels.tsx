import { type ReactNode, useRef } from "react";
import { bringDuelsTexts } from "../../../platform/api/duels-fallbacks.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { usePollInterval } from "../../../platform/live/connection.ts";
import { useLostFocus } from "../../../ui/use-lost-focus.ts";
import { RecentDuels } from "./recent-duels.tsx";
import { WaitingDuels } from "./waiting-duels.tsx";

bringDuelsTexts();

/** The poll interval without live events. */
const POLL_MS = 30_000;

/** Renders waiting duels before its children and all others after them. */
export function OwnDuels({ children }: { children: ReactNode }) {
	const { data } = trpc.duels.mine.useQuery(undefined, { refetchInterval: usePollInterval(POLL_MS) });
	const box = useRef<HTMLDivElement>(null);
	useLostFocus(box);
	return (
		<div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-12 md:gap-16">
			{data && data.waiting.length > 0 && <WaitingDuels duels={data.waiting} />}
			{children}
			{data && data.recent.length > 0 && <RecentDuels duels={data.recent} />}
		</div>
	);
}
