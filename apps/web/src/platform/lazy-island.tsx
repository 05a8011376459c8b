import { Component, type ComponentType, lazy, type ReactNode, Suspense } from "react";

/** Loads something, and once more when that failed: a connection may be gone for a moment only. Throws the second error. */
export async function tryTwice<T>(load: () => Promise<T>): Promise<T> {
	try {
		return await load();
	} catch {
		return await load();
	}
}

/**
 * Returns a component whose code is fetched when it is first shown. Until then, and when the code can't be had or breaks, the
 * fallback stands in its place; the page around it goes on.
 */
export function lazyIsland<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	fallback: ReactNode = null,
): ComponentType<Props> {
	const Lazy = lazy(async () => ({ default: await tryTwice(load) }));
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
