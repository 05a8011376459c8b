import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { IslandBoundary } from "./island-boundary.tsx";

export interface Island<Props> {
	(props: Props): ReactNode;
	/** Loads the code ahead, so that the component renders immediately. Throws if that fails. */
	preload(): Promise<void>;
}

interface Options {
	readonly Waiting?: ComponentType;
	/** Whether errors are hidden, because the page is complete without the component. */
	readonly isQuiet?: boolean;
}

const Nothing = () => null;

/**
 * Loads the component's code when it first renders: `lazyIsland(() => import("./map.tsx"), ({ Map }) => Map)`.
 * If that or rendering fails, it shows the error with a retry; the page around it stays.
 */
export function lazyIsland<Module, Props extends object>(
	load: () => Promise<Module>,
	pick: (module: Module) => ComponentType<Props>,
	{ Waiting = Nothing, isQuiet = false }: Options = {},
): Island<Props> {
	let loaded: ComponentType<Props> | undefined;
	const fetchContent = async () => {
		loaded ??= pick(await load());
		return loaded;
	};
	// React caches the failure of a lazy component, so a retry needs a new one.
	const content = () => loaded ?? lazy(async () => ({ default: await fetchContent() }));

	function LazyIsland(props: Props) {
		const [Content, setContent] = useState(content);
		return (
			<IslandBoundary isQuiet={isQuiet} tryAgain={() => setContent(content)}>
				<Suspense fallback={<Waiting />}>
					<Content {...props} />
				</Suspense>
			</IslandBoundary>
		);
	}
	return Object.assign(LazyIsland, {
		async preload() {
			await fetchContent();
		},
	});
}
