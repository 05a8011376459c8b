import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 48rem)";

export function useWide(): boolean {
	return useSyncExternalStore(
		(listener) => {
			const media = matchMedia(WIDE);
			media.addEventListener("change", listener);
			return () => media.removeEventListener("change", listener);
		},
		() => matchMedia(WIDE).matches,
		() => true,
	);
}
