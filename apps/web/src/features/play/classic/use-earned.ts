import { useCallback, useEffect, useRef, useState } from "react";
import type { TrpcUtils } from "../../../platform/api/trpc.ts";
import type { Earned } from "../../progression/announce-rewards.ts";
import type { Aside } from "../stage/game-over/aside.ts";

/** Holds the rewards of a run until the stage has shown its end or the player leaves. */
export function useEarned(utils: TrpcUtils) {
	const say = useRef<(() => void) | null>(null);
	const [aside, setAside] = useState<Aside | null>(null);
	const keep = useCallback(
		(earned: Earned, announceThem: () => void) => {
			say.current = announceThem;
			const me = utils.me.get.getData()?.user;
			setAside(me ? { kind: "rewards", earned, before: me } : null);
		},
		[utils],
	);
	const announce = useCallback(() => {
		say.current?.();
		say.current = null;
	}, []);
	useEffect(() => announce, [announce]);
	return { aside, keep, announce };
}
