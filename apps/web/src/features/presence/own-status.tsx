import { type PresentStatus, STATUS_POST_MS } from "@hilo/rules/presence/presence";
import { useEffect, useEffectEvent, useState } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { usePollInterval } from "../../platform/live/connection.ts";
import { standForLeader } from "../../platform/live/leader.ts";
import { useBusy } from "./busy-choice.ts";
import { joinTabs } from "./tabs.ts";
import { watchInput } from "./watch-input.ts";

const UPDATE = "/api/trpc/presence.update";

/**
 * Says how the player is there: when it changes, when live events begin or end, and every minute while there are none. One tab of the
 * browser speaks for all. Shows nothing.
 */
export function OwnStatus({ userId }: { userId: string }) {
	const isAway = useAway(userId);
	const isBusy = useBusy(userId);
	const isSpeaking = useSpeaking(userId);
	const status = isBusy ? "busy" : isAway ? "away" : "online";
	const interval = usePollInterval(STATUS_POST_MS);
	// What went wrong is shown nowhere: friends see what they see.
	const { mutate } = trpc.presence.update.useMutation({ retry: 2 });
	const post = useEffectEvent((now: PresentStatus) => mutate({ status: now }));
	useEffect(() => {
		if (!isSpeaking) return;
		post(status);
		if (interval === false) return;
		const timer = setInterval(() => post(status), interval);
		return () => clearInterval(timer);
	}, [isSpeaking, status, interval]);
	return null;
}

/** Whether there was no input for five minutes, in any tab. Says that the player is offline when the last tab is left. */
function useAway(userId: string): boolean {
	const [isAway, setAway] = useState(false);
	useEffect(() => {
		const tabs = joinTabs(userId, (at) => input.note(at));
		const input = watchInput(setAway, tabs.share);
		const leave = () => {
			if (tabs.isLast()) sayOffline();
		};
		addEventListener("pagehide", leave);
		return () => {
			removeEventListener("pagehide", leave);
			input.stop();
			tabs.close();
		};
	}, [userId]);
	return isAway;
}

/** A request of a page that is left may be given up; a beacon is sent. */
function sayOffline(): void {
	const body = new Blob([JSON.stringify({ status: "offline" })], { type: "application/json" });
	navigator.sendBeacon(UPDATE, body);
}

/** Whether this is the tab that speaks for all. Where tabs can't agree on one, every tab does. */
function useSpeaking(userId: string): boolean {
	const [isSpeaking, setSpeaking] = useState(() => !("locks" in navigator));
	useEffect(() => {
		if (!("locks" in navigator)) return;
		return standForLeader(`hilo-presence ${userId}`, () => {
			setSpeaking(true);
			return () => setSpeaking(false);
		});
	}, [userId]);
	return isSpeaking;
}
