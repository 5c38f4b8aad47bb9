// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @title History of a number
/// @notice Keeps the values that a number had over time, one slot for each second in which it changed.
library History {
    struct Entry {
        uint48 time;
        uint208 value;
    }

    struct Trace {
        Entry[] entries;
    }

    /// @notice Notes the value from this second on.
    function push(Trace storage trace, uint256 value) internal {
        uint48 time = SafeCast.toUint48(block.timestamp);
        uint208 small = SafeCast.toUint208(value);
        uint256 count = trace.entries.length;
        if (count > 0 && trace.entries[count - 1].time == time) {
            trace.entries[count - 1].value = small;
        } else {
            trace.entries.push(Entry(time, small));
        }
    }

    /// @notice The value at the end of a second. Halves the list until the last entry before it is found.
    function valueAt(Trace storage trace, uint48 time) internal view returns (uint256) {
        uint256 low = 0;
        uint256 high = trace.entries.length;
        while (low < high) {
            uint256 middle = (low + high) / 2;
            if (trace.entries[middle].time > time) high = middle;
            else low = middle + 1;
        }
        return low == 0 ? 0 : trace.entries[low - 1].value;
    }
}
