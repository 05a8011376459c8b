import { useHydrated } from "@tanstack/react-router";
import { type ComponentType, lazy, memo, Suspense, useState } from "react";
import { lazyIsland } from "./lazy-island.tsx";

/** The code is loaded this long after hydration, because what can be pressed comes first. */
export const DRAWN_ISLAND_MS = 200;

const wait = () => new Promise((resolve) => setTimeout(resolve, DRAWN_ISLAND_MS));
const forever = () => new Promise<never>(() => {});

/**
 * A lazy component without controls, rendered by the server after `preload`. Its code is loaded last; until then,
 * and if that fails, the server's markup stays, so its props must not change. `isQuiet` hides load errors.
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

	// Memoised, because a rerender before hydration would remove the server's markup until the code is loaded.
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
