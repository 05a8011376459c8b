import { useHydrated } from "@tanstack/react-router";
import { type ComponentType, lazy, memo, Suspense, useState } from "react";
import { lazyIsland } from "./lazy-island.tsx";

/** How long after React took the page over its code is fetched: what can be pressed comes first. */
export const DRAWN_ISLAND_MS = 200;

const wait = () => new Promise((resolve) => setTimeout(resolve, DRAWN_ISLAND_MS));
const forever = () => new Promise<never>(() => {});

/**
 * Like `lazyIsland`, for what nobody presses and the server has drawn, after `preload`. Its code comes last, and where it can't be had,
 * what was drawn stays. React would take it away if the props changed meanwhile, so give it props that don't. On a page that the
 * browser draws, `isQuiet` has nothing said of code that can't be had.
 */
export function drawnIsland<Module, Props extends object>(
	load: () => Promise<Module>,
	pick: (module: Module) => ComponentType<Props>,
	{ isQuiet = false }: { readonly isQuiet?: boolean } = {},
) {
	let loaded: ComponentType<Props> | undefined;
	const Lazy = lazyIsland(
		async () => {
			loaded = pick(await load());
			return loaded;
		},
		(component) => component,
		{ isQuiet },
	);
	const content = () =>
		loaded ??
		lazy(async () => {
			await wait();
			await Lazy.preload().catch(forever);
			return { default: loaded ?? (await forever()) };
		});

	// Not rendered again without need: a part that React has not taken over yet would vanish until its code is there.
	const Drawn = memo(function Drawn({ props }: { props: Props }) {
		const [Content] = useState(content);
		return (
			<Suspense>
				<Content {...props} />
			</Suspense>
		);
	});

	const DrawnIsland = memo(function DrawnIsland(props: Props) {
		const isHydrated = useHydrated();
		const [isDrawn] = useState(!isHydrated);
		const [first] = useState(props);
		return isDrawn ? <Drawn props={first} /> : <Lazy {...props} />;
	});
	return Object.assign(DrawnIsland, { preload: Lazy.preload });
}
