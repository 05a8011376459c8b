import { STATUS_POST_MS, type Status } from "@hilo/rules/presence/presence";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepalivePost } from "../../platform/api/request-headers.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { useLiveEvent } from "../../platform/live/live-event-listeners.ts";
import { useIsVisible } from "../../platform/visibility.ts";
import { useBusy } from "./busy.tsx";
import { watchInput } from "./watch-input.ts";

const UPDATE = "/api/trpc/presence.update";

/** Posts the player's status while the page is visible: on a change, every minute, and as it is left. */
export function OwnStatus({ userId }: { userId: string }) {
	const isVisible = useIsVisible();
	const isAway = useAway(userId, isVisible);
	const isBusy = useBusy(userId);
	const status = isBusy ? "busy" : isAway ? "away" : "online";
	const { client } = trpc.useUtils();
	// Errors are not shown: the status matters to friends only.
	const { mutate } = trpc.presence.update.useMutation({ retry: 2 });
	// A page that was left may run on for a moment, and would revoke its "offline".
	const hasLeft = useRef(false);
	const post = useEffectEvent((now: Status) => {
		if (isVisible && !hasLeft.current) mutate({ status: now });
	});
	useEffect(() => {
		if (!isVisible) return;
		post(status);
		const timer = setInterval(() => post(status), STATUS_POST_MS);
		return () => clearInterval(timer);
	}, [isVisible, status]);
	// Sent with each new connection.
	useLiveEvent("refresh", () => post(status));
	// Another page or device of the player may have posted "offline" as it was left.
	useLiveEvent("presence", async ({ of }) => {
		if (of !== userId || hasLeft.current) return;
		const statuses = await client.presence.statuses.query({ userIds: [userId] }).catch(() => null);
		if (statuses?.[userId]?.status === "offline") post(status);
	});
	const leave = useEffectEvent(() => {
		hasLeft.current = true;
		if (isVisible) keepalivePost(UPDATE, { status: "offline" });
	});
	const comeBack = useEffectEvent(() => {
		hasLeft.current = false;
		post(status);
	});
	useEffect(() => {
		addEventListener("pagehide", leave);
		addEventListener("pageshow", comeBack);
		return () => {
			removeEventListener("pagehide", leave);
			removeEventListener("pageshow", comeBack);
		};
	}, []);
	return null;
}

/** Whether the player's visible pages in this browser had no input for five minutes. Showing a page counts as input. */
function useAway(userId: string, isVisible: boolean): boolean {
	const [isAway, setAway] = useState(false);
	useEffect(() => {
		if (!isVisible) return;
		const stop = watchInput(userId, setAway);
		return () => {
			stop();
			setAway(false);
		};
	}, [userId, isVisible]);
	return isAway;
}
