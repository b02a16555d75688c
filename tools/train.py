"""Trains the same net as train.mjs from the same files, with PyTorch: on a GPU a million positions take seconds.

    python3 tools/train.py --hidden 64 --epochs 24 --out weights.json positions-*.bin

Writes the weights as JSON; `node tools/train.mjs --from weights.json --out games/…/weights.ts positions-*.bin` judges them
on the rows held out and makes the module of the game.
"""
import argparse
import base64
import json

import numpy as np
import torch

BEFORE = 3
HELD_OUT = 10

parser = argparse.ArgumentParser()
parser.add_argument("--hidden", type=int, default=64)
parser.add_argument("--epochs", type=int, default=24)
parser.add_argument("--rate", type=float, default=0.002)
parser.add_argument("--decay", type=float, default=0.0001)
parser.add_argument("--batch", type=int, default=2048)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--out", required=True)
parser.add_argument("--note", default="")
parser.add_argument("files", nargs="+")
args = parser.parse_args()


def rows_in(file):
    with open(file, "rb") as handle:
        head = json.loads(handle.readline())
        length = BEFORE + head["features"]
        rows = np.fromfile(handle, dtype=np.float32)
    count = len(rows) // length
    return head, rows[: count * length].reshape(count, length)


parts = [rows_in(file) for file in args.files]
head = parts[0][0]
if any(one["version"] != head["version"] or one["game"] != head["game"] for one, _ in parts):
    raise SystemExit("the files are of different minds")

torch.manual_seed(args.seed)
device = "cuda" if torch.cuda.is_available() else "cpu"
rows = torch.from_numpy(np.concatenate([part for _, part in parts])).to(device)
held = torch.remainder(rows[:, 2], HELD_OUT) == 0
train, test = rows[~held], rows[held]
del rows
inputs = head["features"]

first = torch.nn.Linear(inputs, args.hidden).to(device)
last = torch.nn.Linear(args.hidden, 1).to(device)
weights = [first.weight, first.bias, last.weight, last.bias]
steps = args.epochs * (len(train) // args.batch)
chosen = torch.optim.AdamW(weights, lr=args.rate, weight_decay=args.decay)
plan = torch.optim.lr_scheduler.LambdaLR(chosen, lambda at: max(0.02, 1 - at / max(1, steps)))
loss_of = torch.nn.BCEWithLogitsLoss()


def says(x):
    return last(torch.relu(first(x))).squeeze(1)


for epoch in range(args.epochs):
    order = torch.randperm(len(train), device=device)
    for i in range(0, len(order) - args.batch + 1, args.batch):
        batch = train[order[i : i + args.batch]]
        chosen.zero_grad(set_to_none=True)
        loss_of(says(batch[:, BEFORE:]), batch[:, 0]).backward()
        chosen.step()
        plan.step()
    if epoch == args.epochs - 1 or epoch % 4 == 3:
        with torch.no_grad():
            z = torch.cat([says(part[:, BEFORE:]) for part in test.split(200_000)])
            found = loss_of(z, test[:, 0]).item()
            p = torch.sigmoid(z)
            tenth = torch.clamp((p * 10).long(), 0, 9)
            gaps = []
            for t in range(10):
                at = tenth == t
                if at.sum() >= 200:
                    gaps.append(100 * abs((p[at].mean() - test[at, 0].mean()).item()))
        print(f"epoch {epoch + 1}: held out {found:.4f}, gap {max(gaps):.1f} points", flush=True)

units, figures = [], []
for part in [first.weight.t(), first.bias, last.weight, last.bias]:
    found = part.detach().cpu().numpy().astype(np.float64).ravel()
    unit = max(1e-9, np.abs(found).max()) / 32000
    units.append(float(f"{unit:.9g}"))
    figures.append(np.round(found / units[-1]).astype("<i2"))
data = base64.b64encode(np.concatenate(figures).tobytes()).decode()
with open(args.out, "w") as handle:
    json.dump(
        {
            "version": head["version"],
            "inputs": inputs,
            "hidden": args.hidden,
            "units": units,
            "data": data,
            "made": f"python3 tools/train.py --hidden {args.hidden} --epochs {args.epochs} --rate {args.rate} --decay {args.decay}",
            "note": args.note,
            "rows": len(train) + len(test),
        },
        handle,
    )
