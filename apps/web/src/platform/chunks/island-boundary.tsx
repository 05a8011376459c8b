import { Component, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../failure.tsx";
import { useNewVersion } from "./new-version.ts";

interface BoundaryProps {
	readonly children: ReactNode;
	/** Whether nothing is said of what goes wrong. */
	readonly isQuiet: boolean;
	/** Makes ready for another try. */
	tryAgain(): void;
}

/** Keeps what goes wrong in a part of the page from taking the rest of the page away. */
export class IslandBoundary extends Component<BoundaryProps, { error: unknown }> {
	override state: { error: unknown } = { error: null };

	static getDerivedStateFromError(error: unknown) {
		return { error };
	}

	override render() {
		const { children, isQuiet, tryAgain } = this.props;
		if (!this.state.error) return children;
		if (isQuiet) return null;
		return (
			<IslandFailure
				error={this.state.error}
				tryAgain={() => {
					tryAgain();
					this.setState({ error: null });
				}}
			/>
		);
	}
}

/** Says that a part of the page failed. After a release it says nothing, because the shell offers to reload. */
function IslandFailure({ error, tryAgain }: { error: unknown; tryAgain: () => void }) {
	if (useNewVersion()) return null;
	return (
		<div className="grid justify-items-start gap-3 p-4">
			<Failure error={error} />
			<Button kind="quiet" onClick={tryAgain}>
				Try Again
			</Button>
		</div>
	);
}
