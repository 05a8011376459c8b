import { Component, type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { importTwice } from "./import-twice.ts";

/**
 * Returns a component whose code is fetched when it is first shown: `lazyIsland(() => import("./map.tsx"), ({ Map }) => Map)`. Until
 * then, and when the code can't be had or breaks, the fallback stands in its place; the page around it goes on.
 */
export function lazyIsland<Module, Props extends object>(
	load: () => Promise<Module>,
	pick: (module: Module) => ComponentType<Props>,
	fallback: ReactNode = null,
): ComponentType<Props> {
	const Lazy = lazy(async () => ({ default: pick(await importTwice(load)) }));
	return (props: Props) => (
		<IslandBoundary fallback={fallback}>
			<Suspense fallback={fallback}>
				<Lazy {...props} />
			</Suspense>
		</IslandBoundary>
	);
}

interface BoundaryProps {
	fallback: ReactNode;
	children: ReactNode;
}

class IslandBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
	override state = { isBroken: false };

	static getDerivedStateFromError() {
		return { isBroken: true };
	}

	override render() {
		return this.state.isBroken ? this.props.fallback : this.props.children;
	}
}
