import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { IslandBoundary } from "./island-boundary.tsx";

/** A component whose code comes when it is needed. */
export interface Island<Props> {
	(props: Props): ReactNode;
	/** Fetches the code ahead, so that the component is there immediately. Throws if it could not be fetched. */
	preload(): Promise<void>;
}

interface Options {
	/** Shown until the component is there. */
	readonly Waiting?: ComponentType;
	/** Whether nothing is said when the component can't be had: the page is whole without it. */
	readonly isQuiet?: boolean;
}

const Nothing = () => null;

/**
 * Returns a component whose code is fetched when it is first shown: `lazyIsland(() => import("./map.tsx"), ({ Map }) => Map)`. When the
 * code can't be had or breaks, that is said in its place, with a way to try again; the page around it goes on.
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
	// React keeps the failure of a lazy component. Only a new one fetches again.
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
