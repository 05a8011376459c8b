import { type RefObject, useEffect } from "react";
import { useStable } from "./use-stable.ts";

export function useListener<Type extends keyof HTMLElementEventMap>(
	element: RefObject<HTMLElement | null>,
	type: Type,
	listen: (event: HTMLElementEventMap[Type]) => void,
): void {
	const hear = useStable(listen);
	useEffect(() => {
		const { current } = element;
		current?.addEventListener(type, hear);
		return () => current?.removeEventListener(type, hear);
	}, [element, type, hear]);
}
