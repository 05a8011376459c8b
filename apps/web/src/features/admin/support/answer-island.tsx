import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

const Waiting = () => <Skeleton className="h-96" />;

/** Its code is loaded once the ticket is readable. */
export const AnswerForm = lazyIsland(
	() => import("./answer-form.tsx"),
	(module) => module.AnswerForm,
	{ Waiting },
);
