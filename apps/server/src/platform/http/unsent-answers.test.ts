import { Socket } from "node:net";
import { expect, it } from "vitest";
import { UnsentAnswers } from "./held-bytes.ts";

function answersOf({ perAddress, perProcess }: { perAddress: number; perProcess: number }) {
	const answers = new UnsentAnswers({ perAddress: () => perAddress, perProcess });
	const add = (address: string, bytes: number) => {
		const socket = new Socket();
		answers.add(socket, { address, bytes });
		return socket;
	};
	return { answers, add };
}

const states = (sockets: Socket[]) => sockets.map(({ destroyed }) => destroyed);

it("destroys the connection that exceeds its address's limit, and no other", () => {
	const { add } = answersOf({ perAddress: 100, perProcess: 1000 });
	const sockets = [add("a", 60), add("b", 90), add("a", 40), add("a", 1), add("b", 10)];
	expect(states(sockets)).toEqual([false, false, false, true, false]);
});

it("destroys the longest waiting connections when the process exceeds its limit", () => {
	const { add } = answersOf({ perAddress: 100, perProcess: 150 });
	const sockets = [add("a", 60), add("b", 60), add("c", 90), add("d", 60)];
	expect(states(sockets)).toEqual([true, true, false, false]);
});

it("no longer counts what was sent", () => {
	const { answers, add } = answersOf({ perAddress: 100, perProcess: 100 });
	for (let n = 0; n < 5; n++) {
		const socket = add("a", 90);
		answers.delete(socket);
		answers.delete(socket);
		expect(socket.destroyed).toBe(false);
	}
});
